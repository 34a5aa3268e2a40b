import { cdp } from 'vitest/browser';

/** All that tells one series of a chart from another, where the device forces its colours. */
function lookOf(element: Element): string {
  const itself = getComputedStyle(element);
  const mark = getComputedStyle(element, '::after');
  const ground = itself.backgroundColor === canvas() ? 'none' : itself.backgroundColor;
  return [
    itself.backgroundImage,
    ground,
    itself.borderTopStyle,
    itself.strokeDasharray,
    mark.borderRadius,
    mark.borderTopStyle,
  ].join(' ');
}

const canvas = () => getComputedStyle(document.documentElement).backgroundColor;

/** The series of a figure that a reader cannot tell apart; empty when there is nothing to mend. */
export async function seriesAlike(): Promise<string[]> {
  const figures = [...document.querySelectorAll('figure:has([data-series])')];
  if (figures.length === 0) return [];
  // One call sets them all: the motion stays reduced.
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
        { name: 'prefers-color-scheme', value: 'light' },
      ],
    });
  await force('active');
  try {
    return figures.flatMap((figure) => {
      const seriesOf = new Map<string, string | undefined>();
      return [...figure.querySelectorAll<HTMLElement | SVGElement>('[data-series]')].flatMap(
        (element) => {
          const key = `${element.tagName} ${lookOf(element)}`;
          const { series } = element.dataset;
          const other = seriesOf.get(key) ?? series;
          seriesOf.set(key, other);
          return other === series ? [] : [`${figure.ariaLabel}: ${other} and ${series}`];
        },
      );
    });
  } finally {
    await force('none');
  }
}
