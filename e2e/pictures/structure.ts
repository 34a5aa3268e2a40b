import type { Page } from '@playwright/test';

/** What repeats: so many of a kind show what they are made of. A menu is a list, wanted whole. */
const MOST: Record<string, number> = {
  listitem: 15,
  article: 2,
  option: 2,
  row: 2,
  cell: 2,
  gridcell: 2,
};
/** What has a name by which people know it. Rows and cells are named by the data in them. */
const NAMED =
  /^(heading|link|button|tab|menuitem|textbox|searchbox|combobox|checkbox|radio|switch|spinbutton|columnheader|table|grid|group|radiogroup|region|form|navigation|dialog|alertdialog)$/;

/**
 * What a page is made of, as a screen reader names it: a line for each kind of part, without the
 * page's data.
 */
export async function structureOf(page: Page): Promise<string> {
  const parts = new Map<string, Set<string>>();
  /** How many of a kind each open part has had, by indent. */
  let seen: Record<string, number>[] = [];
  let leftOut = Infinity;
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const indent = line.search(/\S/) / 2;
    if (indent > leftOut) continue;
    leftOut = Infinity;
    const [, kind = '', name] = /^\s*- '?(\w+)(?: "((?:\\.|[^"])*)")?/.exec(line) ?? [];
    seen = seen.slice(0, indent + 1);
    const here = (seen[indent] ??= {});
    here[kind] = (here[kind] ?? 0) + 1;
    if (here[kind] > (MOST[kind] ?? Infinity)) leftOut = indent;
    else if (name && NAMED.test(kind)) parts.set(kind, (parts.get(kind) ?? new Set()).add(name));
  }
  return [...parts].map(([kind, names]) => `${kind}: ${[...names].join(' · ')}\n`).join('');
}
