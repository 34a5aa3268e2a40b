import { WIDTHS, type Width } from '../../storybook/looks/widths';

/**
 * Parameters of a story that opens something over the page, sticks to its edge or changes the page
 * itself: the docs page gives it a frame of its own, `height` px high, where its play function runs
 * too.
 */
export const ownFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});

/**
 * Spread into a story: text at 200 %, as a browser with that setting shows it. The kit's text sizes
 * are in rem.
 */
export const largeText = (height: number) => ({
  parameters: ownFrame(height),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
});

/** Spread into a story of a whole page: shown, tested and drawn at this one width. */
export const atWidth = (width: Width) => ({
  globals: { viewport: { value: width } },
  parameters: { ...ownFrame(WIDTHS[width][1]), widths: [width] },
});
