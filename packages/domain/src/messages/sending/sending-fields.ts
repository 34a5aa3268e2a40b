import { wordsFor, type Field, type Fields } from '../../fields/field';
import { SENDING_WAYS, type MailKeys, type TextKeys } from './sending-schemas';
import { sendingWayName } from './sending-texts';

export const textKeysFields = {
  apiKey: { label: 'API Key', kind: 'secret', limit: 100 },
  apiSecret: { label: 'API Secret', kind: 'secret', limit: 200 },
  from: { label: '발신번호', kind: 'line', limit: 20 },
  pfId: { label: '카카오 채널 pfId', kind: 'line', limit: 100 },
} as const satisfies Record<keyof TextKeys, Field>;

export const mailKeysFields = {
  host: { label: 'SMTP 서버', kind: 'line', limit: 253 },
  port: { label: '포트', kind: 'count', limit: 5 },
  user: { label: '아이디', kind: 'line', limit: 254 },
  password: { label: '비밀번호', kind: 'secret', limit: 500 },
  from: { label: '보내는 주소', kind: 'line', limit: 254 },
} as const satisfies Record<keyof MailKeys, Field>;

/** What the log keeps: which keys, never what they are. */
export const sendingFields: Fields = {
  way: { label: '발송', kind: 'choice', words: wordsFor(sendingWayName, ...SENDING_WAYS) },
};
