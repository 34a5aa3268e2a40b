import { pageFacts } from '@academy/domain/http';
import { fieldsOf, firstOf, isRecord, listIn, unwrapped } from './reading';
import { asWhole } from './values';

/** Finds paging fields beside the list, or under `page` as newer Spring servers write them. */
function factsIn(body: unknown): Record<string, unknown> {
  const fields = { ...fieldsOf(body), ...fieldsOf(unwrapped(body)) };
  return isRecord(fields.page) ? { ...fields, ...fields.page } : fields;
}

/**
 * A page that counts from 0, from a bare list or a list with any of `number` or `page`, `size`,
 * `totalElements` or `totalCount`, `totalPages`, `last`, `hasNext`. What is missing follows from
 * the rest; `last` and `hasNext` count more than totals. Undefined when the body holds no list.
 */
export function pageIn(
  body: unknown,
  item: (one: unknown) => unknown,
  usualSize: number,
): Record<string, unknown> | undefined {
  const content = listIn(body)?.map(item);
  if (!content) return undefined;
  const facts = factsIn(body);
  const page = asWhole(firstOf(facts, 'number', 'page')) ?? 0;
  const size =
    asWhole(firstOf(facts, 'size', 'pageSize', 'limit')) || Math.max(content.length, usualSize);
  const said =
    typeof facts.last === 'boolean'
      ? facts.last
      : typeof facts.hasNext === 'boolean'
        ? !facts.hasNext
        : undefined;
  const pages = asWhole(facts.totalPages);
  const atLeast = said === false ? (page + 1) * size + 1 : page * size + content.length;
  const totalElements =
    asWhole(firstOf(facts, 'totalElements', 'totalCount', 'total')) ??
    (pages === undefined || page + 1 >= pages ? atLeast : pages * size);
  const counted = pageFacts({ page, size, totalElements });
  const last = said ?? (pages === undefined ? counted.last : page + 1 >= pages);
  return { content, ...counted, totalPages: pages ?? counted.totalPages, last, hasNext: !last };
}
