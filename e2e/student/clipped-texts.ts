import type { Page } from '@playwright/test';

/** Words that are cut off by their own box or by one around it. */
const cutTexts = (page: Page) =>
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
    // And what is in a field that is too narrow for it.
    for (const field of document.querySelectorAll('input'))
      if (field.clientWidth > 1 && field.scrollWidth > field.clientWidth + 1)
        cut.push(`${field.value} (${field.scrollWidth} > ${field.clientWidth})`);
    return cut;
  });

/** Korean words that go on in the next line, and words that stick out of the frame around them. */
const brokenTexts = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    const sticking: string[] = [];
    const framed = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).borderLeftWidth);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility()) continue;
      let frame: Element | null = parent;
      while (frame && !framed(frame)) frame = frame.parentElement;
      for (const word of (text.textContent ?? '').matchAll(/[가-힣]+|[\d,+−]+/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const { left, right, width } = range.getBoundingClientRect();
        // A longer one may be longer than a line of large text.
        if (word[0].length < 8 && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          broken.push(word[0]);
        const edge = frame?.getBoundingClientRect();
        if (edge && width > 1 && (left < edge.left - 1 || right > edge.right + 1))
          sticking.push(word[0]);
      }
    }
    return { broken, sticking };
  });

/** What is cut off, broken or sticks out; nothing of it on a page that fits. */
export const clippedTexts = async (page: Page) => ({
  cut: await cutTexts(page),
  ...(await brokenTexts(page)),
  // Of the phone and not of the window, which a phone widens with the page.
  wider: await page.evaluate(
    (width) => document.documentElement.scrollWidth - width,
    page.viewportSize()?.width ?? 0,
  ),
});

export const NOTHING_CLIPPED = { cut: [], broken: [], sticking: [], wider: 0 };
