const PADDING = 26;

/** Px that the drawn cells of a head's column need to show their content on one line. */
export function fitWidth(head: HTMLTableCellElement): number {
  const rows = head.closest('table')?.querySelectorAll('[data-row]') ?? [];
  const range = document.createRange();
  const widths = [...rows].map((row) => {
    const content = row.children[head.cellIndex]?.firstElementChild;
    if (!content) return 0;
    range.selectNodeContents(content);
    return range.getBoundingClientRect().width;
  });
  return Math.ceil(Math.max(...widths)) + PADDING;
}
