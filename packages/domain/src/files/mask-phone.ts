import { formatPhone } from '../identity/phone';

/**
 * `010-****-5678`: enough to distinguish people, too little to call. Null where there is no number.
 */
export const maskPhone = (digits: string | null): string =>
  digits === null || digits.length < 7 ? '' : `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;

/**
 * A number in a list: whole with the right to see it, masked otherwise. Hyphens keep a spreadsheet
 * from dropping the leading 0.
 */
export const listedPhone = (digits: string | null, show: boolean): string =>
  show ? formatPhone(digits ?? '') : maskPhone(digits);
