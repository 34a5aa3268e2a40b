export { afterFailure } from './after-failure';
export { checkAddress, checkMessageSettings } from './check-settings';
export { messageEndpoints } from './endpoints';
export {
  messageChannelName,
  messageFailureText,
  messageKindName,
  messageProgressName,
} from './message-texts';
export { orderChangesText, orderMail, testMail } from './order-mail';
export { planOrder } from './plan-order';
export { decideResend, messageProgress } from './progress';
export type { NoResend } from './progress';
export {
  defaultMessageSettings,
  editedMessageSettingsSchema,
  MESSAGE_CHANNELS,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  MESSAGE_PROGRESSES,
  MESSAGE_STATES,
  messageSettingsSchema,
  resentSchema,
} from './schemas';
export type {
  CatererOrder,
  EditedMessageSettings,
  Message,
  MessageChannel,
  MessageFailure,
  MessageProgress,
  MessageSettings,
} from './schemas';
