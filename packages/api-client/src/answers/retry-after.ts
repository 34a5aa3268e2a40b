import type { WireAnswer } from '../wire';

/**
 * Whole seconds to wait (rounded up), from `Retry-After` as seconds or as a date. A date is read
 * against the answer's own `Date`, because the device's clock may be wrong. Undefined when the
 * header is missing or unreadable.
 */
export function retryAfterSeconds({ header }: Pick<WireAnswer, 'header'>): number | undefined {
  const value = header('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  const seconds = Math.ceil((Date.parse(value) - Date.parse(header('date') ?? '')) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
