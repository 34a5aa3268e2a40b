import { expect } from 'storybook/test';
import { docsFrame } from './docs-frame';

/** Nothing is wider than the screen: neither cut off nor to be scrolled for sideways. */
export async function staysInSight(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** A story at 200 % text (WCAG 1.4.4); spread it into the story. The root's size is the whole page's, so docs frame it. */
export const largeText = {
  parameters: { docs: docsFrame(320) },
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: staysInSight,
};
