/** Where a page is in its list. `number` is `page` under its other name; both count from 0. */
export interface PageFacts {
  page: number;
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
  last: boolean;
  hasNext: boolean;
}

/**
 * The facts of page `page` (from 0) of a list with `totalElements` items in pages of `size`. An
 * empty list has 0 pages, and its first is the last.
 */
export function pageFacts({
  page,
  size,
  totalElements,
}: Pick<PageFacts, 'page' | 'size' | 'totalElements'>): PageFacts {
  const totalPages = Math.ceil(totalElements / size);
  const hasNext = page + 1 < totalPages;
  return { page, number: page, size, totalElements, totalPages, last: !hasNext, hasNext };
}
