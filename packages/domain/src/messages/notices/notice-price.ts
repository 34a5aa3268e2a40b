import type { NoticeSettings } from './notice-schemas';

/** A short message holds as much; in KS X 1001 a syllable takes two bytes. */
const SMS_BYTES = 90;

const bytesOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign <= '~' ? 1 : 2), 0);

/** What a message costs, in won, by the prices that the academy has entered. */
export function noticePrice(
  { channel, text }: { channel: string; text: string },
  { smsPrice, lmsPrice, alimtalkPrice }: NoticeSettings,
): number {
  if (channel === 'alimtalk') return alimtalkPrice;
  if (channel !== 'sms') return 0;
  return bytesOf(text) > SMS_BYTES ? lmsPrice : smsPrice;
}
