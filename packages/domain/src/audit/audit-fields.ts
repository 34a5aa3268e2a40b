import { formatPhone } from '../text/phone';
import { maskPhone } from '../files/mask-phone';
import { formatCashReceiptNumber } from '../money';
import { isCalendarDay } from '../time/calendar-day';
import { isCalendarMonth } from '../time/calendar-month';
import { formatDay, formatMonth, formatWeekday } from '../time/format';
import { formatMoment } from '../time/format-moment';
import { weekdaySchema } from '../time/schemas';
import { cutoffShapeSchema } from '../meals/cutoff/cutoff-schema';
import { cutoffText } from '../meals/cutoff/cutoff-texts';
import { spareSchema } from '../meals/order/spare-schema';
import { sparesText } from '../meals/order/spare-texts';
import { auditNames } from './audit-names';
import { auditWords } from './audit-words';
import { signedWon } from '../deposits/deposit-texts';
import { fieldName } from '../text/field-texts';

const MONEY = new Set([
  'lunchPrice',
  'dinnerPrice',
  'amount',
  'billed',
  'fee',
  'balance',
  'settled',
]);
const SECRET = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'temporaryPassword',
  'refreshToken',
  'accessToken',
]);
const PHONES = new Set(['phone', 'parentPhone', 'phoneNumber', 'cashReceiptNumber']);
const UNITS = new Map([
  ['editCutoffHour', '시'],
  ['depositStartDay', '일'],
  ['depositEndDay', '일'],
  ['submitDay', '일'],
  ['count', '건'],
  ['students', '명'],
  ['logins', '건'],
  ['restored', '건'],
  ['kept', '건'],
  ['add', '명'],
  ['change', '명'],
  ['same', '명'],
  ['error', '행'],
  ['added', '일'],
  ['penaltyFrom', '점'],
  ['absent', '명'],
  ['seenOff', '명'],
  ['lateGraceMinutes', '분'],
  ['points', '점'],
  ['onSiteCapacity', '명'],
  ['seated', '명'],
  ['seatCount', '개'],
  ['emptied', '건'],
]);

const CUTOFFS = new Set(['lunchCutoff', 'dinnerCutoff']);
const SPARES = new Set(['lunchSpare', 'dinnerSpare']);
const HANGUL = /[가-힣]/;

/**
 * The Korean name of a fact in the log; undefined for bookkeeping, which says nothing to a person.
 */
export function auditFieldName(field: string): string | undefined {
  const name = auditNames.get(field) ?? fieldName(field);
  // The periods of a day are called by their own names: `3교시`.
  if (HANGUL.test(field)) return field;
  return name === field ? undefined : name;
}

const ranks = new Map([...auditNames.keys()].map((field, rank) => [field, rank]));

/** Where a fact is among others: the database keeps them in an order of its own. */
export const auditFieldRank = (field: string): number => ranks.get(field) ?? auditNames.size;

export const nothingText = '(없음)';
const OTHER = '기타';
const yesOrNo = (is: boolean) => (is ? '예' : '아니요');
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A text of the log in words: days, months and instants as people say them. */
export function auditText(text: string): string {
  if (isCalendarDay(text)) return formatDay(text);
  if (isCalendarMonth(text)) return formatMonth(text);
  return INSTANT.test(text) ? formatMoment(new Date(text)) : text;
}

function textInWords(field: string, text: string, contacts: boolean): string {
  if (text === '') return nothingText;
  // As a query says yes and no.
  if (text === 'true' || text === 'false') return yesOrNo(text === 'true');
  if (contacts && field === 'cashReceiptNumber') return formatCashReceiptNumber(text);
  if (PHONES.has(field)) return contacts ? formatPhone(text) : maskPhone(text);
  const words = auditWords.get(field);
  if (words) return words.get(text) ?? (HANGUL.test(text) ? text : OTHER);
  return auditText(text);
}

/** A rule about meals that is more than a value. */
function ruleInWords(field: string, value: unknown): string | undefined {
  const shape = CUTOFFS.has(field) ? cutoffShapeSchema.safeParse(value).data : undefined;
  const spare = SPARES.has(field) ? spareSchema.safeParse(value).data : undefined;
  return (shape && cutoffText(shape)) ?? (spare && (sparesText(spare) || nothingText));
}

function numberInWords(field: string, value: number): string {
  if (MONEY.has(field)) return signedWon(value);
  if (field === 'everyWeeks') return value === 1 ? '매주' : `${value}주마다`;
  const weekday = field === 'weekdays' ? weekdaySchema.safeParse(value) : undefined;
  return weekday?.success ? formatWeekday(weekday.data) : `${value}${UNITS.get(field) ?? ''}`;
}

/**
 * A fact of the log in words: money, days, times, roles and states as people say them, never a code
 * and never a secret. Phone numbers are whole only with `contacts`.
 */
export function auditValue(field: string, value: unknown, contacts = true): string {
  if (SECRET.has(field)) return '••••';
  if (value === null || value === undefined) return nothingText;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return numberInWords(field, value);
  if (typeof value === 'string') return textInWords(field, value, contacts);
  const rule = ruleInWords(field, value);
  if (rule !== undefined) return rule;
  if (Array.isArray(value)) {
    if (value.length === 0) return nothingText;
    if (field === 'pictures' || field === 'attachments') return `${value.length}장`;
    return value.map((item) => auditValue(field, item, contacts)).join(', ');
  }
  const texts = Object.entries(value).flatMap(([name, part]) => {
    const label = auditFieldName(name);
    return label === undefined ? [] : [`${label} ${auditValue(name, part, contacts)}`];
  });
  return texts.length === 0 ? nothingText : texts.join(', ');
}
