import { wordsFor, type Field, type Fields } from '../fields/field';
import { NOTICE_KINDS, noticeKinds } from './notices/notice-kinds';
import type { MessageSettings } from './schemas';

/** How orders go to the caterer. */
export const messageSettingsFields = {
  orderMail: { label: '마감 때 발주를 메일로 보내기', said: '마감 때 발주 메일', kind: 'switch' },
  orderAddress: { label: '업체 메일 주소', kind: 'line', limit: 254 },
  confirmMinutes: { label: '업체 확인을 기다릴 시간', kind: 'count', unit: '분' },
} as const satisfies Record<keyof MessageSettings, Field>;

/** An order, a test message. */
export const messageFields = {
  confirmed: { label: '업체 확인', kind: 'switch' },
  address: { label: '받는 곳', kind: 'line' },
} as const satisfies Fields;

/** What is sent to guardians, as the log keeps it, and a guardian's own switches. */
export const noticeFields: Fields = {
  agreedOn: { label: '동의한 날', kind: 'day' },
  declined: {
    label: '받지 않는 알림',
    kind: 'choice',
    words: wordsFor((kind) => noticeKinds[kind].name, ...NOTICE_KINDS),
  },
  notices: { label: '알림 받기', kind: 'switch' },
  channel: { label: '보내는 방법', kind: 'line' },
  ...Object.fromEntries(
    NOTICE_KINDS.flatMap((kind): [string, Field][] => [
      [kind, { label: `${noticeKinds[kind].name} 알림`, kind: 'switch' }],
      [`${kind}Text`, { label: `${noticeKinds[kind].name} 문구`, kind: 'text' }],
    ]),
  ),
  missingMinutes: { label: '미등원 기준(분)', kind: 'count' },
  unpaidAuto: { label: '미납 자동 알림', kind: 'switch' },
  unpaidDays: { label: '납부 기한 뒤(일)', kind: 'count' },
  quiet: { label: '방해 금지 시간', kind: 'switch' },
  quietFrom: { label: '방해 금지 시작', kind: 'time' },
  quietTo: { label: '방해 금지 끝', kind: 'time' },
  perMinute: { label: '1분에 보낼 수', kind: 'count' },
  monthlyBudget: { label: '한 달 예산(원)', kind: 'count' },
};
