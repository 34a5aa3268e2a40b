import { defaultNoticeSettings, defaultPushSettings } from '@academy/domain/messages';
import type { Belongings } from '../data/belongings';
import { another } from './another';

/** Valid bodies of what is sent to the outside, and of consents to it, by method and path. */
export const messageCalls: Readonly<Record<string, (belongings: Belongings) => unknown>> = {
  'PUT /admin/message-settings': () => ({
    orderMail: true,
    orderAddress: 'order@example.com',
    confirmMinutes: 60,
  }),
  'PUT /admin/orders/{date}/confirmation': () => ({ version: 1, confirmed: true }),
  'PUT /admin/notice-settings': () => defaultNoticeSettings,
  'POST /admin/messages/sent': () => ({ messageIds: ['1'] }),
  'POST /admin/messages/test-notice': () => ({ phone: '01012345678' }),
  'POST /admin/messages/resend': () => ({ messageIds: ['1'] }),
  'POST /admin/messages/test': () => ({ address: 'order@example.com' }),
  'PUT /admin/sending-keys/text': () => ({
    apiKey: 'NCSAYU7YDBXYORXC',
    apiSecret: 'a-secret-of-the-tests',
    from: '0212345678',
    pfId: '',
  }),
  'PUT /admin/sending-keys/mail': () => ({
    host: 'smtp.example.com',
    port: 465,
    user: 'desk',
    password: 'a-password-of-the-tests',
    from: 'desk@example.com',
  }),
  'DELETE /admin/sending-keys/{way}': () => undefined,
  'POST /admin/push-key': () => undefined,
  'PUT /students/me/push-settings': () => ({ ...defaultPushSettings, cutoff: true }),
  'PUT /students/me/push-subscription': () => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${another('call')}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  }),
  'DELETE /students/me/push-subscription': () => undefined,
  'POST /admin/unpaid-deposits/notices': ({ studentId }) => ({ studentIds: [studentId] }),
  'POST /admin/unpaid-deposits/notices/preview': ({ studentId }) => ({ studentIds: [studentId] }),
  'POST /admin/monthly-reports/{year}/{month}/notices': ({ studentId }) => ({
    studentIds: [studentId],
  }),
  'POST /admin/monthly-reports/{year}/{month}/notices/preview': ({ studentId }) => ({
    studentIds: [studentId],
  }),
  'PUT /admin/guardian-consents': () => ({ guardianIds: ['1'], agreedOn: '2026-03-02' }),
};
