/**
 * Pages to offer: the first, the last, the current one with its neighbours, and `gap` where some
 * are left out. At most seven.
 */
export function shownPages(page: number, count: number): (number | 'gap')[] {
  const near = [...new Set([1, page - 1, page, page + 1, count])]
    .filter((one) => one >= 1 && one <= count)
    .toSorted((a, b) => a - b);
  return near.flatMap((one, index) => {
    const before = near[index - 1];
    if (before === undefined || one === before + 1) return [one];
    // A gap of one page would take as much room as the page.
    return one === before + 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
