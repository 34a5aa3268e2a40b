// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from './toasts';
import { loadLazyComponents, lazyComponent } from './lazy-component';

const Sheet = () => <p>sheet</p>;

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

test('the rest is fetched in the background, unless the student has left', () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<typeof Sheet>>(async () => Sheet);
  lazyComponent(load);
  loadLazyComponents()();
  vi.advanceTimersByTime(60_000);
  expect(load).not.toHaveBeenCalled();
  loadLazyComponents();
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledOnce();
});
