import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLiveEvents, type LiveOptions } from './follow-live-events';

type Hint = { topic: string };
type Options = LiveOptions<Hint>;

/** Knows two topics. */
const read = (data: unknown): Hint | undefined =>
  [{ topic: 'meals' }, { topic: 'settings' }].find(
    (hint) => JSON.stringify(hint) === JSON.stringify(data),
  );

const RESYNC = 'event: resync\ndata: {}\n\n';
const CAUGHT_UP = 'event: caught-up\ndata: {}\n\n';

/** One connection of the fake server: the test says what comes through it. */
function aLine() {
  const encoder = new TextEncoder();
  let pipe: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      pipe = controller;
    },
  });
  return {
    say: (text: string) => pipe?.enqueue(encoder.encode(text)),
    end: () => pipe?.close(),
    // As a browser does: what is aborted breaks, if it has not ended before.
    answer: async (signal: AbortSignal) => {
      signal.addEventListener('abort', () =>
        pipe?.error(new DOMException('aborted', 'AbortError')),
      );
      return body;
    },
  };
}

const server = vi.fn<Options['open']>();
const leaving = () => new AbortController();
let page = leaving();

function follow(more: Partial<Options> = {}) {
  const heard = {
    onEvent: vi.fn<Options['onEvent']>(),
    onStanding: vi.fn<() => void>(),
    onResync: vi.fn<() => void>(),
    onLost: vi.fn<() => void>(),
  };
  page = leaving();
  const over = followLiveEvents({ ...heard, open: server, read, signal: page.signal, ...more });
  return { ...heard, over };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});

let visibility: DocumentVisibilityState = 'visible';
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  visibility = 'visible';
  vi.restoreAllMocks();
  page.abort();
  server.mockReset();
  vi.useRealTimers();
});

test('reads hints and resyncs however the bytes are cut, and passes over what it does not know', async () => {
  const line = aLine();
  server.mockImplementationOnce(line.answer);
  const { onEvent, onResync, onLost } = follow();
  await settle();
  expect(server).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), expect.any(Number));
  expect(onResync).not.toHaveBeenCalled();

  line.say(RESYNC);
  line.say(': beat\n\nevent: change\ndata: {"topic":"me');
  line.say('als"}\n\n');
  line.say('event: change\ndata: {"topic":"weather"}\n\nevent: change\ndata: not json\n\n');
  line.say('event: change\ndata: {"topic":"settings"}\n\n');
  line.say(RESYNC);
  await settle();
  expect(onEvent.mock.calls).toEqual([[{ topic: 'meals' }], [{ topic: 'settings' }]]);
  expect(onResync).toHaveBeenCalledTimes(2);
  expect(onLost).not.toHaveBeenCalled();
});

test('comes back after a lost line, waiting longer each time, and starts over once the line stood', async () => {
  const line = aLine();
  server
    .mockRejectedValueOnce(new TypeError('refused'))
    .mockRejectedValueOnce(new Error('503'))
    .mockImplementationOnce(line.answer);
  const { onLost } = follow();
  await settle();
  expect(onLost).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(server).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(server).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(server).toHaveBeenCalledTimes(3);

  line.say(RESYNC);
  await settle();
  line.end();
  await settle();
  expect(onLost).toHaveBeenCalledTimes(3);
  server.mockImplementationOnce(aLine().answer);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server).toHaveBeenCalledTimes(4);
});

test('a line that is silent for longer than two beats is given up and renewed', async () => {
  const line = aLine();
  server.mockImplementationOnce(line.answer).mockImplementationOnce(aLine().answer);
  follow();
  await settle();
  line.say(RESYNC);
  for (let beats = 0; beats < 4; beats++) {
    await vi.advanceTimersByTimeAsync(30_000);
    line.say(': beat\n\n');
  }
  await settle();
  expect(server).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(server).toHaveBeenCalledTimes(2);
});

test('a steady line that ends is renewed without a word, unless that fails', async () => {
  const [first, second] = [aLine(), aLine()];
  server
    .mockImplementationOnce(first.answer)
    .mockImplementationOnce(second.answer)
    .mockRejectedValueOnce(new TypeError('refused'));
  const { onLost, onResync } = follow();
  for (const line of [first, second]) {
    await settle();
    line.say(RESYNC);
    await vi.advanceTimersByTimeAsync(5000);
    expect(onLost).not.toHaveBeenCalled();
    line.end();
  }
  await settle();
  expect(onResync).toHaveBeenCalledTimes(2);
  expect(server).toHaveBeenCalledTimes(3);
  expect(onLost).toHaveBeenCalledOnce();
});

test('offline ends the line at once, and online brings it back at once', async () => {
  const line = aLine();
  server.mockImplementationOnce(line.answer).mockImplementationOnce(aLine().answer);
  const { onLost } = follow();
  await settle();
  line.say(RESYNC);
  await settle();
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(onLost).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server).toHaveBeenCalledTimes(2);
});

test('leaving the page ends everything without a word', async () => {
  const line = aLine();
  server.mockImplementationOnce(line.answer);
  const { onLost, over } = follow();
  await settle();
  page.abort();
  await over;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onLost).not.toHaveBeenCalled();
  expect(server).toHaveBeenCalledOnce();
});

test('a server that remembers is asked for what came since something was last heard', async () => {
  const [first, second] = [aLine(), aLine()];
  server.mockImplementationOnce(first.answer).mockImplementationOnce(second.answer);
  const { onStanding, onResync, onEvent } = follow();
  await settle();
  first.say(CAUGHT_UP);
  await vi.advanceTimersByTimeAsync(20_000);
  first.say(': beat\n\n');
  await vi.advanceTimersByTimeAsync(7_000);
  first.end();
  await settle();
  expect(server.mock.lastCall?.[1]).toBe(7_000);
  second.say(`${CAUGHT_UP}event: change\ndata: {"topic":"meals"}\n\n`);
  await settle();
  expect(onStanding).toHaveBeenCalledTimes(2);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ topic: 'meals' });
  expect(onResync).not.toHaveBeenCalled();
});

test('a page that nobody sees gives its line up without a word, and takes it up where it left', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const line = aLine();
  server.mockImplementationOnce(line.answer).mockImplementationOnce(aLine().answer);
  const { onLost } = follow({ onlyVisible: true });
  await settle();
  line.say(CAUGHT_UP);
  await settle();
  show('hidden');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server).toHaveBeenCalledOnce();
  expect(server.mock.calls[0]?.[0].aborted).toBe(true);
  show('visible');
  await settle();
  expect(server.mock.lastCall?.[1]).toBe(120_000);
  expect(onLost).not.toHaveBeenCalled();
});

test('a page that is opened out of view waits until it is seen', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'hidden';
  server.mockImplementationOnce(aLine().answer);
  follow({ onlyVisible: true });
  await settle();
  expect(server).not.toHaveBeenCalled();
  show('visible');
  await settle();
  expect(server).toHaveBeenCalledOnce();
});
