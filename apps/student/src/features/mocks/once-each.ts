/**
 * Items of several pages, each once: between two readings the list may have moved under the page
 * numbers.
 */
export const onceEach = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
