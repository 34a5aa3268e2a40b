// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenAsked } from './when-asked';

vi.mock('@academy/api-client/http', () => ({}));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = new Promise<void>(() => undefined);
/** Whatever can go on by itself has. */
async function settled() {
  await vi.dynamicImportSettled();
  await vi.runAllTimersAsync();
}

/** A page whose frames come when the test says so. */
function page(hidden = false) {
  let paint: FrameRequestCallback = () => undefined;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    paint = callback;
    return 1;
  });
  return { paint: () => paint(0), react: vi.fn<() => Promise<unknown>>(async () => undefined) };
}

test('the code is read once the first question has left, be it before a paint', async () => {
  const { react } = page();
  let left = () => {};
  const asked = new Promise<void>((resolve) => {
    left = resolve;
  });
  const read = whenAsked(asked, react);
  await settled();
  expect(react).not.toHaveBeenCalled();
  left();
  await settled();
  await read;
  expect(react).toHaveBeenCalledOnce();
});

test('where there is nothing to ask it is read after the next paint', async () => {
  const { react, paint } = page();
  const read = whenAsked(never, react);
  await settled();
  expect(react).not.toHaveBeenCalled();
  paint();
  await settled();
  await read;
  expect(react).toHaveBeenCalledOnce();
});

test('a page that nobody sees waits for no paint, and a file that does not come holds nothing up', async () => {
  const { react } = page(true);
  react.mockRejectedValue(new Error('no network'));
  const read = whenAsked(never, react);
  await settled();
  await read;
  expect(react).toHaveBeenCalledOnce();
});
