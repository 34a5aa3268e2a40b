import { expect } from 'storybook/test';

/** Nothing is wider than the screen: neither cut off nor to be scrolled for sideways. */
export async function staysInSight(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
