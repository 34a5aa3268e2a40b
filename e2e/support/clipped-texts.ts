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
      // What a box around it scrolls to is cut off by none further out.
      const free = { x: false, y: false };
      for (let box: Element | null = parent; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What is for readers alone is clipped to a point on purpose, or a letter is in its place;
        // a line's count gives way to its tools.
        if (style.clipPath !== 'none' || box.matches('[data-letter], [data-optional]')) break;
        // Shortened on purpose, and whole under the pointer.
        if (style.textOverflow === 'ellipsis' && parent.closest('[title]')) break;
        // The first lines of what is whole behind the row.
        if (style.webkitLineClamp !== 'none') break;
        const frame = box.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        free.x ||= scrolls(style.overflowX);
        free.y ||= scrolls(style.overflowY);
        if (
          (!free.x &&
            hides(style.overflowX) &&
            (words.left < frame.left - 1 || words.right > frame.right + 1)) ||
          (!free.y &&
            hides(style.overflowY) &&
            (words.top < frame.top - 1 || words.bottom > frame.bottom + 1))
        ) {
          cut.push(text.textContent.trim());
          break;
        }
      }
    }
    // And what is in a field that is too narrow for it.
    for (const field of document.querySelectorAll<HTMLInputElement>('input'))
      if (field.clientWidth > 1 && field.scrollWidth > field.clientWidth + 1)
        if (!field.value.startsWith('http'))
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
    /** Words that are scrolled to, or that are for readers alone, stick out of nothing. */
    const letsOut = (element: Element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none';
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility()) continue;
      let frame: Element | null = parent;
      while (frame && !framed(frame) && !letsOut(frame)) frame = frame.parentElement;
      if (frame && letsOut(frame)) frame = null;
      for (const word of (text.textContent ?? '').matchAll(/[가-힣]+|[\d,+−]+/g)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        // A longer one may be longer than a line of large text.
        if (word[0].length < 8 && new Set(lines.map((line) => Math.round(line.top))).size > 1)
          broken.push(word[0]);
        const edge = frame?.getBoundingClientRect();
        if (
          edge &&
          width > 1 &&
          (left < edge.left - 1 ||
            right > edge.right + 1 ||
            top < edge.top - 3 ||
            bottom > edge.bottom + 3)
        )
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
