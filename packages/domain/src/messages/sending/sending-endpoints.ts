import * as z from 'zod/mini';
import { endpoint } from '../../http';
import {
  mailKeysSchema,
  sendingKeysSchema,
  sendingWaySchema,
  textKeysSchema,
} from './sending-schemas';

const writing = {
  access: 'manager',
  needs: 'settings.write',
  response: sendingKeysSchema,
} as const;

/** The academy's own keys for what sends its messages. None of them is ever answered. */
export const sendingEndpoints = {
  sendingKeys: endpoint({
    method: 'GET',
    path: '/admin/sending-keys',
    access: 'manager',
    needs: 'settings.read',
    summary: '발송 키가 있는지 (키 자체는 나오지 않음)',
    response: sendingKeysSchema,
  }),
  saveTextKeys: endpoint({
    method: 'PUT',
    path: '/admin/sending-keys/text',
    ...writing,
    summary: '문자·알림톡 키 저장',
    body: textKeysSchema,
  }),
  saveMailKeys: endpoint({
    method: 'PUT',
    path: '/admin/sending-keys/mail',
    ...writing,
    summary: '메일 서버 저장',
    body: mailKeysSchema,
  }),
  removeSendingKeys: endpoint({
    method: 'DELETE',
    path: '/admin/sending-keys/{way}',
    ...writing,
    summary: '발송 키 지우기',
    params: z.object({ way: sendingWaySchema }),
  }),
  renewPushKey: endpoint({
    method: 'POST',
    path: '/admin/push-key',
    ...writing,
    summary: '앱 알림 키 새로 만들기 (기기는 앱을 다시 열 때 이어짐)',
    idempotent: true,
  }),
};
