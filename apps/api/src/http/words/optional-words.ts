/** The words that features bring themselves, under the names of their tables. */
export { kioskWords as kiosk } from './kiosk/kiosk-words';
