import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { oursOr } from './ours-or';

const response = z.object({ lunchPrice: z.int() });
const answer = { status: 200, statusText: 'OK', body: undefined, header: () => undefined };
const normalise = (body: unknown) => ({ lunchPrice: Number(body) });

test('our own answer is taken as it is, without fetching anything', async () => {
  const load = vi.fn<() => Promise<typeof normalise>>(async () => normalise);
  const ours = { lunchPrice: 5000 };
  expect(await oursOr(response, load).answer?.(ours, answer)).toBe(ours);
  expect(load).not.toHaveBeenCalled();
});

test('another server’s goes through the normaliser', async () => {
  expect(await oursOr(response, async () => normalise).answer?.('5500', answer)).toEqual({
    lunchPrice: 5500,
  });
});

test('a normaliser that cannot be fetched is a network failure like any other', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(oursOr(response, load).answer?.('5500', answer)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
  });
});
