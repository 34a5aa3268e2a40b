// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toasts';
import { loadLazyComponents, lazyComponent } from './lazy-component';

const Sheet = () => <p>sheet</p>;

// Other files' messages may be left: all files share a page.
beforeEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});
afterEach(() => vi.useRealTimers());

test('without a network it says so and comes with the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<typeof Sheet>>(async () => Sheet)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Late = lazyComponent(load);
  render(
    <Suspense fallback="waiting">
      <Late />
    </Suspense>,
  );
  await vi.waitFor(() =>
    expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['인터넷에 연결되면 열려요.']),
  );
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('sheet')).toBeTruthy();
});

const idle = () => false;

test('the rest is fetched in the background, unless the student has left', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<typeof Sheet>>(async () => Sheet);
  lazyComponent(load);
  loadLazyComponents(idle)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  loadLazyComponents(idle);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});

test('the rest waits while the page reads what it shows, and one part that fails stops no other', async () => {
  vi.useFakeTimers();
  const failing = vi.fn<() => Promise<typeof Sheet>>().mockRejectedValue(new TypeError('failed'));
  const load = vi.fn<() => Promise<typeof Sheet>>(async () => Sheet);
  lazyComponent(failing);
  lazyComponent(load);
  let busy = true;
  loadLazyComponents(() => busy);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing).not.toHaveBeenCalled();
  busy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(failing).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});
