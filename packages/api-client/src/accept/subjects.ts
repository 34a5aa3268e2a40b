import { firstOf, isRecord, listIn } from './reading';

const textOf = (item: unknown): string => {
  const text = isRecord(item) ? firstOf(item, 'name', 'subject', 'label', 'title', 'value') : item;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/**
 * The electives from text, from a list of texts or of objects with a name, or from an object that
 * holds either: one per line.
 */
export function subjectsIn(body: unknown): unknown {
  if (body === undefined || body === null) return '';
  const list = listIn(body);
  if (list) return list.map(textOf).filter(Boolean).join('\n');
  if (isRecord(body))
    return subjectsIn(
      firstOf(body, 'subjectOptions', 'options', 'subjects', 'value', 'data') ?? '',
    );
  return typeof body === 'number' ? String(body) : body;
}
