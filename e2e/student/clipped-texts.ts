import type { Page } from '@playwright/test';

/** Words that are cut off by their own box or by one around it. */
export const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      // What waits outside the page for the focus is not cut off by the page.
      const root = document.documentElement;
      for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is for readers alone is clipped to a point on purpose.
        if (style.clipPath !== 'none') break;
        const frame = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (
          (hides(style.overflowX) &&
            (words.left < frame.left - 1 || words.right > frame.right + 1)) ||
          (hides(style.overflowY) && (words.top < frame.top - 1 || words.bottom > frame.bottom + 1))
        )
          cut.push(text.textContent.trim());
      }
    }
    return { cut, wider: document.documentElement.scrollWidth - innerWidth };
  });
