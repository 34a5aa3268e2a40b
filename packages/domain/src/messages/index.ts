export { afterFailure } from './after-failure';
export { checkAddress, checkMessageSettings } from './check-settings';
export { messageEndpoints } from './endpoints';
export { messageFailureText } from './message-texts';
export { orderChangesText, orderMail, testMail } from './order-mail';
export { planOrder } from './plan-order';
export {
  defaultMessageSettings,
  editedMessageSettingsSchema,
  MESSAGE_CHANNELS,
  MESSAGE_FAILURES,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  messageSettingsSchema,
} from './schemas';
export type {
  CatererOrder,
  EditedMessageSettings,
  Message,
  MessageChannel,
  MessageFailure,
  MessageSettings,
} from './schemas';
