import type { Page } from '@playwright/test';

/**
 * What a finger misses: controls of less than 24 px, and those that the add button covers at the
 * end of the page, where nothing can be scrolled away from it. (It rests on the cost bar.)
 */
export const missedByFingers = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 24;
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = [
      ...root.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role="checkbox"]'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const nameOf = (control: Element) =>
      (control.ariaLabel ?? control.textContent).trim().slice(0, 40) || control.outerHTML;
    /** An unseen native control is hit by its label. */
    const boxOf = (control: Element) =>
      (control instanceof HTMLInputElement && control.labels?.[0]
        ? control.labels[0]
        : control
      ).getBoundingClientRect();
    const small = controls.filter((control) => {
      const { width, height } = boxOf(control);
      return width > 1 && height > 1 && Math.min(width, height) < LEAST - 0.5;
    });

    const before = scrollY;
    scrollTo(0, document.documentElement.scrollHeight);
    const add = root.querySelector('button[class*="fab"]');
    const at = add?.getBoundingClientRect();
    const covered = controls.filter((control) => {
      if (!at || at.width === 0 || control === add || control.closest('nav')) return false;
      if (control.matches('[aria-haspopup="dialog"][class*="bar"]')) return false;
      const { left, right, top, bottom } = boxOf(control);
      return (
        Math.min(right, at.right) - Math.max(left, at.left) > 1 &&
        Math.min(bottom, at.bottom) - Math.max(top, at.top) > 1
      );
    });
    scrollTo(0, before);
    return { small: small.map(nameOf), covered: covered.map(nameOf) };
  });

export const NOTHING_MISSED = { small: [], covered: [] };
