import type { newsEndpoints } from '@academy/domain/news';
import type { AcceptTable } from './accept';
import { asId, asNumber, fieldsOf, firstOf, isRecord, listIn } from './reading';

const SPEC_PAGE_SIZE = 10;
const zoneless = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** A point in time; text without a zone is Korean time, as Korean servers write it. */
function asInstant(value: unknown): unknown {
  if (typeof value === 'number') return new Date(value).toISOString();
  if (typeof value !== 'string') return value;
  const match = zoneless.exec(value.trim());
  const instant = Date.parse(match ? `${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}+09:00` : value);
  return Number.isNaN(instant) ? value : new Date(instant).toISOString();
}

function newsItemIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  return {
    id: asId(firstOf(fields, 'id', 'newsId', 'uuid')),
    title: fields.title ?? '',
    imageUrl: firstOf(fields, 'imageUrl') ?? null,
    content: fields.content ?? '',
    publishedAt: asInstant(firstOf(fields, 'publishedAt', 'createdAt') ?? '1970-01-01'),
  };
}

const wholeNumber = (value: unknown): number | undefined => {
  const read = asNumber(value);
  return typeof read === 'number' && Number.isInteger(read) && read >= 0 ? read : undefined;
};

/**
 * A page of news from a bare array, or a list under content, items, list or results with `page`, and `totalPages` or `totalCount`
 * (spec §3). Pages count from 1; a server that names only totals is read with the page size it used, or the spec's 10.
 */
function newsPageIn(body: unknown): unknown {
  const list = listIn(body ?? []);
  if (!list) return body;
  const content = list.map(newsItemIn);
  const outer = fieldsOf(body);
  const fields = isRecord(outer.data) ? { ...outer, ...outer.data } : outer;
  const size = wholeNumber(firstOf(fields, 'limit', 'size', 'pageSize')) || SPEC_PAGE_SIZE;
  const total = wholeNumber(firstOf(fields, 'totalCount', 'totalElements', 'total'));
  const totalPages = wholeNumber(fields.totalPages) ?? (total === undefined ? 1 : Math.ceil(total / size));
  const page = Math.max(1, wholeNumber(fields.page) ?? 1);
  const totalElements = total ?? (totalPages <= 1 ? content.length : totalPages * size);
  return { content, page, totalPages, totalElements, totalCount: totalElements, last: page >= totalPages, hasNext: page < totalPages };
}

export const acceptNews: AcceptTable<typeof newsEndpoints> = {
  listNews: { answer: newsPageIn },
};
