import { isMarkup, plainText } from './plain-text';
import type { WireAnswer } from '../wire';

/** True for JSON objects, not for arrays. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One item of an errors list or map: a text, a list of texts, or an object that holds one. */
function itemText(item: unknown): string | undefined {
  if (Array.isArray(item)) return itemText(item[0]);
  if (isRecord(item))
    return plainText(item.message) ?? plainText(item.defaultMessage) ?? plainText(item.reason);
  return plainText(item);
}

const firstOfErrors = (errors: unknown): string | undefined => {
  if (Array.isArray(errors)) return itemText(errors[0]);
  return isRecord(errors) ? itemText(Object.values(errors)[0]) : undefined;
};

/**
 * The text of a failed answer for the person: `message`, `error`, the first item of `errors`,
 * `detail`, `title`, the header `x-error-message`, the body's text. Undefined when there is none:
 * the caller's own text is shown then. See docs/product/calls.md#errors.
 */
export function serverMessage({
  body,
  header,
}: Pick<WireAnswer, 'body' | 'header'>): string | undefined {
  const fields = isRecord(body) ? body : {};
  return (
    plainText(fields.message) ??
    itemText(fields.error) ??
    firstOfErrors(fields.errors) ??
    plainText(fields.detail) ??
    plainText(fields.title) ??
    plainText(decodeHeader(header('x-error-message'))) ??
    (isMarkup(body) ? undefined : plainText(body))
  );
}

/**
 * Field messages by form key, from a map, or from a list of `{ field, message }` as Spring and
 * others send it.
 */
export function fieldErrors(body: unknown): Record<string, string> | undefined {
  if (!isRecord(body)) return undefined;
  const entries = Array.isArray(body.errors)
    ? body.errors.flatMap((item: unknown) =>
        isRecord(item) && typeof item.field === 'string'
          ? [[item.field, itemText(item)] as const]
          : [],
      )
    : isRecord(body.errors)
      ? Object.entries(body.errors).map(([key, item]) => [key, itemText(item)] as const)
      : [];
  const texts = entries.filter(
    (entry): entry is readonly [string, string] => entry[1] !== undefined,
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Headers cannot carry Korean, so servers percent-encode it. */
function decodeHeader(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
