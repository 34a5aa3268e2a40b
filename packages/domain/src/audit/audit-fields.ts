import type { Facts } from '../audit-actions/action';
import { saidOf, type Field, type Fields } from '../fields/field';
import { maskPhone } from '../files/mask-phone';
import { formatPhone } from '../identity/phone';
import { formatCashReceiptNumber, formatWon } from '../money';
import { isCalendarDay } from '../time/calendar-day';
import { isCalendarMonth } from '../time/calendar-month';
import { formatDay, formatMonth } from '../time/format';
import { formatMoment } from '../time/format-moment';

export const nothingText = '(없음)';
const OTHER = '기타';
const HANGUL = /[가-힣]/;

/**
 * The Korean name of a fact in the log; undefined for bookkeeping, which says nothing to a person.
 */
export function auditFieldName(
  name: string,
  fields: Fields,
  facts: Facts = {},
): string | undefined {
  // The periods of a day are called by their own names: `3교시`.
  if (HANGUL.test(name)) return name;
  const field = fields[name];
  return field && saidOf(field, facts);
}

/** Where a fact is among others: the database keeps them in an order of its own. */
export function auditFieldRank(name: string, fields: Fields): number {
  const names = Object.keys(fields);
  return names.includes(name) ? names.indexOf(name) : names.length;
}

const yesOrNo = (is: boolean) => (is ? '예' : '아니요');
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A text of the log in words: days, months and instants as people say them. */
export function auditText(text: string): string {
  if (isCalendarDay(text)) return formatDay(text);
  if (isCalendarMonth(text)) return formatMonth(text);
  return INSTANT.test(text) ? formatMoment(new Date(text)) : text;
}

function textInWords(field: Field | undefined, text: string, contacts: boolean): string {
  if (text === '') return nothingText;
  // As a query says yes and no.
  if (text === 'true' || text === 'false') return yesOrNo(text === 'true');
  if (contacts && field?.kind === 'receipt') return formatCashReceiptNumber(text);
  if (field?.kind === 'phone' || field?.kind === 'receipt')
    return contacts ? formatPhone(text) : maskPhone(text);
  if (field?.words) return field.words.get(text) ?? (HANGUL.test(text) ? text : OTHER);
  return auditText(text);
}

function numberInWords(field: Field | undefined, value: number): string {
  if (field?.kind === 'money') return formatWon(value);
  return field?.words?.get(String(value)) ?? `${value}${field?.unit ?? ''}`;
}

/**
 * A fact of the log in words: money, days, times, roles and states as people say them, never a code
 * and never a secret. Phone numbers are whole only with `contacts`.
 */
export function auditValue(fields: Fields, name: string, value: unknown, contacts = true): string {
  const field = fields[name];
  if (field?.kind === 'secret') return '••••';
  if (value === null || value === undefined) return nothingText;
  const text = field?.valueText?.(value);
  if (text !== undefined) return text || nothingText;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return numberInWords(field, value);
  if (typeof value === 'string') return textInWords(field, value, contacts);
  if (Array.isArray(value)) {
    if (value.length === 0) return nothingText;
    if (field?.kind === 'picture') return `${value.length}${field.unit ?? ''}`;
    return value.map((item) => auditValue(fields, name, item, contacts)).join(', ');
  }
  const texts = Object.entries(value).flatMap(([part, inner]) => {
    const label = auditFieldName(part, fields);
    return label === undefined ? [] : [`${label} ${auditValue(fields, part, inner, contacts)}`];
  });
  return texts.length === 0 ? nothingText : texts.join(', ');
}
