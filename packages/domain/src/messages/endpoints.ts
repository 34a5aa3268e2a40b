import * as z from 'zod/mini';
import { endpoint, sizeQuery } from '../http';
import { messageIdSchema, studentIdSchema } from '../ids';
import { undoPart } from '../operations/schemas';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import { editedNoticeSettingsSchema, noticeSettingsSchema } from './notices/notice-schemas';
import { catererOrderSchema, dayOrderSchema, orderLinkParams } from './orders/order-schemas';
import {
  editedMessageSettingsSchema,
  messageBudgetSchema,
  messageChannelsSchema,
  messageKindSchema,
  messageProgressSchema,
  messageSchema,
  messageSettingsSchema,
  messageSliceSchema,
  resentSchema,
} from './schemas';

const reading = { access: 'manager', needs: 'settings.read' } as const;
const writing = { access: 'manager', needs: 'settings.write' } as const;

const orderDayParams = z.object({ date: calendarDaySchema });

/** What guardians are notified of: apart, because an academy can do without. */
export const noticeSettingsEndpoints = {
  noticeSettings: endpoint({
    method: 'GET',
    path: '/admin/notice-settings',
    ...reading,
    features: ['guardians'],
    summary: '보호자 알림 설정 (편집용)',
    etag: true,
    response: editedNoticeSettingsSchema,
  }),
  saveNoticeSettings: endpoint({
    method: 'PUT',
    path: '/admin/notice-settings',
    ...writing,
    features: ['guardians'],
    summary: '보호자 알림 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: noticeSettingsSchema,
    response: z.extend(editedNoticeSettingsSchema, undoPart),
  }),
  sendTestNotice: endpoint({
    method: 'POST',
    path: '/admin/messages/test-notice',
    ...writing,
    features: ['guardians'],
    refuses: ['over-budget'],
    summary: '테스트 문자 보내기',
    idempotent: true,
    body: z.object({ phone: z.string().check(z.maxLength(20)) }),
    response: messageSchema,
  }),
};

export const messageEndpoints = {
  ...noticeSettingsEndpoints,
  messageSettings: endpoint({
    method: 'GET',
    path: '/admin/message-settings',
    ...reading,
    summary: '메시지 설정 (편집용)',
    etag: true,
    response: editedMessageSettingsSchema,
  }),
  saveMessageSettings: endpoint({
    method: 'PUT',
    path: '/admin/message-settings',
    ...writing,
    summary: '메시지 설정 저장 (If-Match 필요)',
    etag: true,
    ifMatch: 'required',
    idempotent: true,
    body: messageSettingsSchema,
    response: z.extend(editedMessageSettingsSchema, undoPart),
  }),
  messageChannels: endpoint({
    method: 'GET',
    path: '/admin/message-channels',
    ...reading,
    summary: '쓸 수 있는 발송 수단',
    response: messageChannelsSchema,
  }),
  messageBudget: endpoint({
    method: 'GET',
    path: '/admin/message-budget',
    ...reading,
    summary: '이번 달 문자와 알림톡에 쓴 금액과 남은 예산',
    response: messageBudgetSchema,
  }),
  sendTestMessage: endpoint({
    method: 'POST',
    path: '/admin/messages/test',
    ...writing,
    refuses: ['over-budget'],
    summary: '테스트 메일 보내기',
    idempotent: true,
    body: z.object({ address: z.string().check(z.maxLength(254)) }),
    response: messageSchema,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/admin/messages',
    ...reading,
    summary: '한 달의 메시지 (새것부터; 달이 없으면 이번 달), 상태별 건수와 비용',
    query: z.object({
      month: z.optional(calendarMonthSchema),
      day: z.optional(calendarDaySchema),
      progress: z.optional(messageProgressSchema),
      kind: z.optional(messageKindSchema),
      studentId: z.optional(studentIdSchema),
      size: sizeQuery(200),
      lastId: z.optional(messageIdSchema),
    }),
    response: messageSliceSchema,
  }),
  resendMessages: endpoint({
    method: 'POST',
    path: '/admin/messages/resend',
    ...writing,
    summary: '실패한 메시지 다시 보내기',
    idempotent: true,
    body: z.object({
      messageIds: z.array(messageIdSchema).check(z.minLength(1), z.maxLength(500)),
    }),
    response: resentSchema,
  }),
  markMessagesSent: endpoint({
    method: 'POST',
    path: '/admin/messages/sent',
    ...writing,
    summary: '복사해서 보낸 메시지를 보냄으로 표시 (이미 보냄이면 그대로)',
    idempotent: true,
    body: z.object({
      messageIds: z.array(messageIdSchema).check(z.minLength(1), z.maxLength(500)),
    }),
    response: z.object({ marked: z.int() }),
  }),
  message: endpoint({
    method: 'GET',
    path: '/admin/messages/{messageId}',
    ...reading,
    params: z.object({ messageId: messageIdSchema }),
    summary: '메시지 하나와 그 상태',
    response: messageSchema,
  }),
  dayOrder: endpoint({
    method: 'GET',
    path: '/admin/orders/{date}',
    access: 'manager',
    needs: 'meals.read',
    summary: '하루 발주의 상태와 업체가 확인한 시각',
    params: orderDayParams,
    response: dayOrderSchema,
  }),
  noteOrderConfirmed: endpoint({
    method: 'PUT',
    path: '/admin/orders/{date}/confirmation',
    access: 'manager',
    needs: 'meals.write',
    refuses: ['order-changed', 'order-ended'],
    summary: '업체가 전화 등으로 확인했다고 적기, 적은 것을 지우기',
    params: orderDayParams,
    body: z.object({ version: z.int(), confirmed: z.boolean() }),
    response: dayOrderSchema,
  }),
  catererOrder: endpoint({
    method: 'GET',
    path: '/orders/{date}/{signature}',
    access: 'public',
    params: orderLinkParams,
    summary: '도시락 업체가 보는 하루 주문 (로그인 없이 서명된 주소로)',
    response: catererOrderSchema,
  }),
  confirmOrder: endpoint({
    method: 'POST',
    path: '/orders/{date}/{signature}/confirmation',
    access: 'public',
    params: orderLinkParams,
    refuses: ['order-changed', 'order-ended'],
    summary: '도시락 업체의 주문 확인 (여러 번 눌러도 처음 확인이 남음)',
    body: z.object({ version: z.int() }),
    response: catererOrderSchema,
  }),
};
