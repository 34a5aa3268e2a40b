import { expect, test, type Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** px by which another version of the browser may set letters. */
const SAME = 2;

/**
 * Position of every text and control in document order: `left top width height what` in px from the
 * start of the page; of an open dialog only its content.
 */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    const add = ({ left, top, width, height }: DOMRect, what: string) => {
      if (width < 1 || height < 1) return;
      const numbers = [left + scrollX, top + scrollY, width, height].map(Math.round);
      lines.push([...numbers, what].join(' '));
    };
    const forReaders = (element: Element | null) => {
      for (let box = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      return false;
    };
    // The question about meals comes when the page is in use already.
    const comesLate = (element: Element) =>
      element.closest('[aria-label="승인된 시간과 겹치는 도시락"]') !== null;
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const parts = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let part = parts.nextNode(); part; part = parts.nextNode()) {
      const element = part instanceof Element ? part : part.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || forReaders(element)) continue;
      if (comesLate(element)) continue;
      if (part instanceof Element) {
        const control = part.matches('button, a[href], input, textarea, [role="checkbox"]');
        if (control) add(part.getBoundingClientRect(), `[${part.tagName.toLowerCase()}]`);
      } else if (part.textContent?.trim()) {
        range.selectNodeContents(part);
        add(range.getBoundingClientRect(), part.textContent.trim().slice(0, 40));
      }
    }
    return lines;
  });

const placeOf = (line: string) => line.split(' ').slice(0, 4).map(Number);
/** A receipt's number is another each time. */
const wordsOf = (line: string) =>
  line
    .split(' ')
    .slice(4)
    .join(' ')
    .replace(/\d{8}-\d{4}/, '0-0');

function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const there = placeOf(other);
  return (
    wordsOf(one) === wordsOf(other) &&
    placeOf(one).every((number, at) => Math.abs(number - (there[at] ?? 0)) <= SAME)
  );
}

const movedBetween = (kept: readonly string[], present: readonly string[]) =>
  Array.from({ length: Math.max(kept.length, present.length) }, (_, at) => at)
    .filter((at) => !isSame(kept[at], present[at]))
    .map((at) => `${kept[at] ?? '(nothing)'} → ${present[at] ?? '(nothing)'}`);

/** A page that has not changed for so long is as it will be. */
const QUIET_MS = 1500;

/** The outline once the late fonts are there and nothing moves any more. */
async function restingOutline(page: Page): Promise<string[]> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(({ status }) => status === 'loaded');
  });
  // Some parts of a page have files of their own, which take their time.
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, quietMs);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, quietMs);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    QUIET_MS,
  );
  return outlineOf(page);
}

/**
 * Expects the page to match its outline in `outlines`: nothing moved, grew, came or went. `npx
 * playwright test outlines -u` writes them again; read the diff before you keep it.
 */
export async function expectOutline(page: Page, name: string): Promise<void> {
  const file = join(import.meta.dirname, 'outlines', `${name}.txt`);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${(await restingOutline(page)).join('\n')}\n`);
  }
  expect(existsSync(file), `${name} has no outline yet: npx playwright test outlines -u`).toBe(
    true,
  );
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
  // What comes late has its place by then.
  await expect
    .poll(async () => movedBetween(kept, await outlineOf(page)), { message: name })
    .toEqual([]);
}
