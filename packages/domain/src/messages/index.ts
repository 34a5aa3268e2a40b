export { afterFailure } from './after-failure';
export { checkAddress, checkMessageSettings } from './check-settings';
export { keptBack } from './kept-back';
export { messageAreas } from './message-areas';
export { messageEndpoints, noticeSettingsEndpoints } from './endpoints';
export {
  messageChannelName,
  messageFailureText,
  messageKindName,
  messageProgressName,
  messageStandingName,
  orderStateName,
  overBudgetText,
  testsUsedUpText,
} from './message-texts';
export {
  orderChangesText,
  orderEndMail,
  orderMail,
  testMail,
  testNotice,
} from './orders/order-mail';
export { orderHistory, orderProgress } from './orders/order-progress';
export {
  dayOrderSchema,
  ORDER_STATES,
  ORDER_TROUBLES,
  orderTaskSchema,
} from './orders/order-schemas';
export type { CatererOrder, OrderStanding, OrderState, OrderTask } from './orders/order-schemas';
export { noticeEndpoints } from './notices/batch-endpoints';
export { KEPT_REASONS } from './notices/batch-schemas';
export type {
  KeptReason,
  NoticePreview,
  NoticePreviewRow,
  NoticesSent,
} from './notices/batch-schemas';
export { checkNoticeSettings, checkPhone } from './notices/check-notices';
export { noticeFacts } from './notices/notice-facts';
export { decidedFields } from './notices/decided-notice';
export { leftEarly } from './notices/left-early';
export { missingSince } from './notices/missing-since';
export { budgetLeft, budgetMonth, fitsBudget } from './notices/monthly-budget';
export { noticePrice } from './notices/notice-price';
export {
  defaultNoticeSettings,
  editedNoticeSettingsSchema,
  NOTICE_CHANNELS,
  noticeSettingsSchema,
} from './notices/notice-schemas';
export type {
  EditedNoticeSettings,
  NoticeChannel,
  NoticeSettings,
  NoticeWords,
} from './notices/notice-schemas';
export { NOTICE_KINDS, noticeKinds, noticeSamples } from './notices/notice-kinds';
export type { NoticeFacts, NoticeKind } from './notices/notice-kinds';
export {
  noticeFieldsText,
  noticeText,
  templateText,
  templateVariables,
  withoutAddresses,
} from './notices/notice-text';
export type { NoticeFields } from './notices/notice-text';
export { afterQuiet, noticeTimes } from './notices/notice-times';
export { visitNotices } from './notices/visit-notices';
export { unpaidDue } from './notices/unpaid-due';
export { addressKey, isHandedOver, planOrder } from './orders/plan-order';
export type { PlannedOrder } from './orders/plan-order';
export { PUSH_KINDS } from './push/push-kinds';
export type { PushKind } from './push/push-kinds';
export { pushEndpoints } from './push/push-endpoints';
export {
  defaultPushSettings,
  MENU_HOURS,
  ownPushSchema,
  pushSettingsSchema,
} from './push/push-schemas';
export type { OwnPush, PushSettings, PushSubscription } from './push/push-schemas';
export { pushTexts } from './push/push-texts';
export {
  answerTimes,
  cutoffDue,
  menuDue,
  menuUntil,
  nextTry,
  pushPage,
  pushSwitch,
} from './push/push-times';
export {
  answerWords,
  confirmationWords,
  cutoffWords,
  examClosingWords,
  examDayWords,
  menuWords,
  resultsOutWords,
  seatFreeWords,
} from './push/push-words';
export type { PushWords } from './push/push-words';
export { afterAsking, firstAsk } from './delivery';
export type { DeliveryReport } from './delivery';
export { decideResend, DROPPED_FOR, messageProgress } from './progress';
export type { NoResend } from './progress';
export {
  defaultMessageSettings,
  editedMessageSettingsSchema,
  MESSAGE_CHANNELS,
  MESSAGE_DELIVERIES,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  MESSAGE_PROGRESSES,
  MESSAGE_STATES,
  messageSettingsSchema,
  resentSchema,
} from './schemas';
export type {
  EditedMessageSettings,
  Message,
  MessageBudget,
  MessageChannel,
  MessageDelivery,
  MessageFailure,
  MessageKind,
  MessageProgress,
  MessageSettings,
} from './schemas';
export { messageFields, messageSettingsFields, noticeFields } from './fields';
export {
  checkMailKeys,
  checkMailPort,
  checkTextKeys,
  MAIL_PORTS,
  tidyMailKeys,
  tidyTextKeys,
} from './sending/check-sending';
export type { MailKeysErrors, TextKeysErrors } from './sending/check-sending';
export { sendingEndpoints } from './sending/sending-endpoints';
export { mailKeysFields, textKeysFields } from './sending/sending-fields';
export { mailKeysSchema, SENDING_WAYS, textKeysSchema } from './sending/sending-schemas';
export type {
  KeptKeys,
  MailKeys,
  SendingKeys,
  SendingWay,
  TextKeys,
} from './sending/sending-schemas';
export { sendingWayName } from './sending/sending-texts';
