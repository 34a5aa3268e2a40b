import { refusalText } from '@academy/domain/refusals';
import type { Words } from '../docs/api-table';
import { wordFor } from '../words/describe';

/** What is wrong with each field, by form key; empty where its schema has no words of its own. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form key ends in its field: `presets.0.name`. */
const nameIn = (key: string) => key.split('.').findLast((step) => !/^\d+$/.test(step)) ?? key;

/** A field as its feature calls it; what the documentation adds after a comma is left out. */
function wordOf(key: string, words: Words): string {
  if (key === 'general') return '요청 내용';
  const name = nameIn(key);
  return wordFor(words, name)?.split(',', 1)[0] ?? name;
}

/** Names every field that is wrong, each once. */
export function wrongFieldsText(errors: FieldErrors, words: Words): string {
  const fields = new Set(Object.keys(errors).map((key) => wordOf(key, words)));
  return refusalText('validation-failed', { fields: [...fields].join(', ') });
}

/** The same errors, with words for those that have none. */
export const withWords = (errors: FieldErrors, words: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [
      key,
      text === '' ? `${wordOf(key, words)}: 올바르지 않은 값입니다.` : text,
    ]),
  );
