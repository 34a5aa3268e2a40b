import { afterEach, expect, test, vi } from 'vitest';
import { shareLine } from './share-line';

const encoder = new TextEncoder();

/** A server that says when it is asked, and what the test lets it send to those connected. */
function aServer() {
  let pipe: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const open = vi.fn<(signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>>(
    async (signal) => {
      signal.addEventListener('abort', () => pipe?.error(new DOMException('', 'AbortError')));
      return new ReadableStream({ start: (controller) => void (pipe = controller) });
    },
  );
  return {
    open,
    say: (name: string, topic = '') =>
      pipe?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(topic)}\n\n`)),
  };
}

const server = aServer();
const line = shareLine({ open: server.open, read: (data) => String(data) });
const pages: AbortController[] = [];

function join() {
  const page = new AbortController();
  pages.push(page);
  const heard = {
    onEvent: vi.fn<(event: string) => void>(),
    onStanding: vi.fn<() => void>(),
    onResync: vi.fn<(heardAt?: number) => void>(),
    onLost: vi.fn<() => void>(),
  };
  line(heard, page.signal);
  return { ...heard, leave: () => page.abort() };
}

afterEach(() => pages.forEach((page) => page.abort()));

test('all who follow a line share one connection, which ends with the last of them', async () => {
  const [page, strip] = [join(), join()];
  await vi.waitFor(() => expect(server.open).toHaveBeenCalledTimes(1));
  server.say('resync');
  server.say('change', 'meals');
  await vi.waitFor(() => expect(strip.onEvent.mock.calls).toEqual([['meals']]));
  expect(page.onEvent.mock.calls).toEqual([['meals']]);

  const late = join();
  expect(late.onStanding).toHaveBeenCalledTimes(1);
  // When the last word came.
  expect(late.onResync.mock.calls).toEqual([[expect.any(Number)]]);
  expect(server.open).toHaveBeenCalledTimes(1);

  const [[signal] = []] = server.open.mock.calls;
  page.leave();
  strip.leave();
  server.say('change', 'points');
  await vi.waitFor(() => expect(late.onEvent.mock.calls).toEqual([['points']]));
  expect([page.onEvent.mock.calls.length, signal?.aborted]).toEqual([1, false]);
  late.leave();
  expect(signal?.aborted).toBe(true);

  join();
  await vi.waitFor(() => expect(server.open).toHaveBeenCalledTimes(2));
});
