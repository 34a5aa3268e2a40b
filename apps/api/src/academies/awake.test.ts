import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './awake';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function some({ most = 2, idleMs = 60_000 } = {}) {
  const happened: string[] = [];
  const awake = keepAwake<string>({
    most,
    idleMs,
    close: async (name) => void happened.push(`-${name}`),
    onError: (error) => void happened.push(String(error)),
  });
  const enter = (id: string, key = id) =>
    awake.enter(id, key, async () => {
      happened.push(`+${key}`);
      return key;
    });
  const visit = async (id: string, key?: string) => (await enter(id, key)).leave();
  return { awake, enter, visit, happened };
}

test('it is opened once for all that come, and stays', async () => {
  const { visit, happened } = some();
  await Promise.all([visit('a'), visit('a'), visit('a')]);
  await visit('a');
  expect(happened).toEqual(['+a']);
});

test('of more than may stay, the one used longest ago is closed; one with somebody in is not', async () => {
  const { enter, visit, happened } = some();
  const inside = await enter('a');
  await visit('b');
  await visit('c');
  await vi.waitFor(() => expect(happened).toEqual(['+a', '+b', '+c', '-b']));
  inside.leave();
  inside.leave();
  await visit('d');
  await vi.waitFor(() => expect(happened.slice(4)).toEqual(['+d', '-c']));
});

test('what nobody was in for long is closed', async () => {
  const { enter, visit, happened } = some();
  await visit('a');
  await enter('b');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(happened).toEqual(['+a', '+b', '-a']);
});

test('another key is another one, whoever is in the first', async () => {
  const { enter, awake, happened } = some();
  await enter('a', 'a1');
  expect((await enter('a', 'a2')).instance).toBe('a2');
  await vi.waitFor(() => expect(happened).toEqual(['+a1', '+a2', '-a1']));
  await awake.keepOnly((_, key) => key !== 'a2');
  expect(happened.at(-1)).toBe('-a2');
  expect(awake.size()).toBe(0);
});

test('what does not open is tried again by the next', async () => {
  const { awake, visit, happened } = some();
  const failing = awake.enter('a', 'a', () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  await visit('a');
  expect(happened).toEqual(['+a']);
  await awake.close();
  expect(happened).toEqual(['+a', '-a']);
});
