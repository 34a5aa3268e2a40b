import { expect, type Locator } from '@playwright/test';

/**
 * What a person reads in a table: one record per row, column header → text of the cell; a checkbox
 * reads `☑` or `☐`.
 */
function readRows(table: Element): Record<string, string>[] {
  const textOf = (cell: Element) => {
    const box = cell.querySelector<HTMLInputElement>('input[type="checkbox"]');
    if (box) return box.checked ? '☑' : '☐';
    return (cell instanceof HTMLElement ? cell.innerText : (cell.textContent ?? ''))
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  const headers = [...table.querySelectorAll('thead th, [role="columnheader"]')].map(textOf);
  const rows = [
    ...table.querySelectorAll('tbody tr, [role="rowgroup"]:not(:first-child) [role="row"]'),
  ];
  return rows.map((row) =>
    Object.fromEntries(
      [...row.querySelectorAll('th, td, [role="cell"], [role="gridcell"], [role="rowheader"]')].map(
        (cell, index) => [headers[index] ?? String(index), textOf(cell)],
      ),
    ),
  );
}

/**
 * Expects the table to have a row with these texts under these headers; other columns do not
 * matter. Waits like every expectation. A text is the whole cell, a pattern a part of it.
 */
export async function expectRow(
  table: Locator,
  cells: Record<string, string | RegExp>,
  options: { timeout?: number } = {},
) {
  const wanted = Object.fromEntries(
    Object.entries(cells).map(([header, text]) => [
      header,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]),
  );
  await expect
    .poll(() => table.evaluate(readRows), { message: 'rows of the table', ...options })
    .toContainEqual(expect.objectContaining(wanted));
}
