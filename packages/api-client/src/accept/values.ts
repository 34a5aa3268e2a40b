import { pictureSchema } from '@academy/domain/pictures';

/** `5000`, `'5000'`, `'5,000'` → 5000. Anything else stays what it is, for the schema to refuse. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replaceAll(',', '').trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
}

/** `1`, `'1'`, `'true'`, `'Y'` → true; `0`, `'0'`, `'false'`, `'N'`, null and missing → false. */
export function asFlag(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return false;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (text === 1 || text === '1' || text === 'true' || text === 'y') return true;
  if (text === 0 || text === '0' || text === 'false' || text === 'n') return false;
  return value;
}

/** An instant whose text says which one it is. */
const withZone = /T.*(Z|[+-]\d{2}:?\d{2})$/i;
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/**
 * A calendar day from `2026-11-02`, `2026-11-02T00:00:00` (the written day counts),
 * `2026-11-01T15:00:00Z` (the day in Seoul),
 * `2026.11.2`, `20261102` or `[2026, 11, 2]` (how Jackson writes a LocalDate).
 */
export function asDay(value: unknown): unknown {
  if (Array.isArray(value) && value.length >= 3)
    return value
      .slice(0, 3)
      .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
      .join('-');
  if (typeof value !== 'string') return value;
  const text = value.trim();
  const instant = withZone.test(text) ? Date.parse(text) : Number.NaN;
  // A text that is far outside any calendar is for the schema to refuse; the date engine would
  // throw.
  if (!Number.isNaN(instant)) return new Date(instant + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
  const match = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})(?:$|[T\s.])/.exec(text);
  return match
    ? [match[1], match[2]?.padStart(2, '0'), match[3]?.padStart(2, '0')].join('-')
    : value;
}

/** The same for a field that may be missing: null then. */
export const asOptionalDay = (value: unknown): unknown =>
  value === undefined || value === null || value === '' ? null : asDay(value);

/** `HH:mm` from `19:00`, `9:00` or `19:00:00` (how Jackson writes a LocalTime), or `[19, 0]`. */
function asTime(value: unknown): unknown {
  if (Array.isArray(value) && value.length >= 2)
    return value
      .slice(0, 2)
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
  const match =
    typeof value === 'string'
      ? /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(value.trim())
      : null;
  return match ? `${match[1]?.padStart(2, '0')}:${match[2]}` : value;
}

/** A time of day that may be missing: null then. */
export const asOptionalTime = (value: unknown): unknown =>
  value === undefined || value === null || value === '' ? null : asTime(value);

const zoneless = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** A point in time; text without a zone is Korean time, as Korean servers write it. */
export function asInstant(value: unknown): unknown {
  if (typeof value === 'number') return new Date(value).toISOString();
  if (typeof value !== 'string') return value;
  const match = zoneless.exec(value.trim());
  const instant = Date.parse(
    match ? `${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}+09:00` : value,
  );
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
}

/** The same for a field that may be missing: null then. */
export const asOptionalInstant = (value: unknown): unknown =>
  value === undefined || value === null || value === '' ? null : asInstant(value);

/** Splits a list, or a text with commas or line breaks; null or missing gives an empty list. */
export function asTexts(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  return typeof value === 'string'
    ? value
        .split(/[,\n]/)
        .map((text) => text.trim())
        .filter(Boolean)
    : value;
}

/** One of our constants, in any case. */
export const upperCase = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() : value;

/** A count: a whole number from 0, or undefined when there is none. */
export const asWhole = (value: unknown): number | undefined => {
  const read = asNumber(value);
  return typeof read === 'number' && Number.isInteger(read) && read >= 0 ? read : undefined;
};

/** Those of a list that are pictures; undefined where there is no list. */
export const asPictures = (value: unknown): unknown[] | undefined =>
  Array.isArray(value)
    ? value.filter((picture) => pictureSchema.safeParse(picture).success)
    : undefined;
