import { messageTexts as texts } from './message-texts';
import { MOST_MINUTES, type MessageSettings } from './schemas';

export type MessageSettingsErrors = Partial<Record<keyof MessageSettings, string>>;

/** One address as people write it: no name beside it, no second one. */
const isAddress = (text: string) =>
  /^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+\.[^\s@,;:<>"().]+$/.test(text);

/** What is wrong with an address that a message shall go to. */
export const checkAddress = (address: string): { address?: string } =>
  isAddress(address) ? {} : { address: texts.address };

/** What must be corrected before the settings are saved: orders go nowhere without an address. */
export function checkMessageSettings(settings: MessageSettings): MessageSettingsErrors {
  const { orderMail, orderAddress, confirmMinutes } = settings;
  const errors: MessageSettingsErrors = {};
  if (orderAddress === '' && orderMail) errors.orderAddress = texts.addressMissing;
  if (orderAddress !== '' && !isAddress(orderAddress)) errors.orderAddress = texts.address;
  if (!Number.isInteger(confirmMinutes) || confirmMinutes < 0 || confirmMinutes > MOST_MINUTES)
    errors.confirmMinutes = texts.confirmMinutes;
  return errors;
}
