import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHeightVariable } from '.';

/** Tells each observer a height as soon as it looks. */
class MeasuredAtOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const size = [{ blockSize: 56.4, inlineSize: 390 }];
    this.#tell(
      [
        {
          target,
          contentRect: new DOMRect(),
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        },
      ],
      this,
    );
  }

  unobserve(): void {}

  disconnect(): void {}
}

function Bar({ as: Element }: { as: 'div' | 'button' | undefined }) {
  const measured = useHeightVariable('--bar');
  return Element && <Element ref={measured} />;
}

test('writes a height once, keeps it for the next element and takes it back with the last', async () => {
  vi.stubGlobal('ResizeObserver', MeasuredAtOnce);
  const { style } = document.documentElement;
  const written = vi.spyOn(style, 'setProperty');
  const { rerender } = render(<Bar as="div" />);
  expect(style.getPropertyValue('--bar')).toBe('56px');
  rerender(<Bar as="button" />);
  await Promise.resolve();
  expect(style.getPropertyValue('--bar')).toBe('56px');
  expect(written).toHaveBeenCalledOnce();
  rerender(<Bar as={undefined} />);
  await Promise.resolve();
  expect(style.getPropertyValue('--bar')).toBe('');
  vi.unstubAllGlobals();
});
