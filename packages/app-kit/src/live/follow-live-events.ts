import { EventSourceParserStream } from 'eventsource-parser/stream';
import { backOff, pause } from '../writes/back-off';

/** Where a line of live events comes from, and what is said on it. */
export interface LiveLine<Event> {
  /**
   * Opens the stream, as whoever is signed in; refuses when the server does. `silentMs`: how long
   * ago something was last heard, at first since the page was opened; a server that remembers so
   * far says what was missed.
   */
  open: (signal: AbortSignal, silentMs: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** An event by its data; undefined for what this release does not know. */
  read: (data: unknown) => Event | undefined;
  /** The line is given up while nobody sees the page. */
  onlyVisible?: boolean;
}

export interface LiveOptions<Event> extends LiveLine<Event> {
  onEvent: (event: Event) => void;
  /** The line stands: told by its first event. */
  onStanding: () => void;
  /**
   * What was missed is unknown: the screen reads again. Also in the middle, when the server says
   * so.
   */
  onResync: () => void;
  onLost: () => void;
  signal: AbortSignal;
}

/**
 * A line that stood this long did not fail: it ran out with its token, or the server was replaced.
 */
const STEADY_MS = 5000;
/**
 * The server beats every 15 s. A line that misses two beats is dead, whatever the socket believes.
 */
const SILENCE_MS = 40_000;

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Until the page is seen, or `signal` aborts. */
const visible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    signal.addEventListener('abort', look, { signal: over.signal });
    look();
  });

/**
 * Ends with `wanted`, when the browser goes offline, when the page is hidden if it shall, and when
 * nothing was heard for too long. `heard` starts that time again.
 */
function watchLine(wanted: AbortSignal, onlyVisible: boolean) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, SILENCE_MS);
  wanted.addEventListener('abort', hangUp, { signal: line.signal });
  window.addEventListener('offline', hangUp, { signal: line.signal });
  if (onlyVisible) document.addEventListener('visibilitychange', hangUp, { signal: line.signal });
  return {
    signal: line.signal,
    heard: () => {
      clearTimeout(silence);
      silence = setTimeout(hangUp, SILENCE_MS);
    },
    end: () => {
      clearTimeout(silence);
      hangUp();
    },
  };
}

/**
 * Reads one stream to its end; `onHeard` at each sign of life. EventSource cannot speak for the
 * session.
 */
async function readStream<Event>(
  { open, read, onEvent, onResync, signal: wanted, onlyVisible = false }: LiveOptions<Event>,
  silentMs: number,
  onHeard: (isEvent: boolean) => void,
): Promise<void> {
  const line = watchLine(wanted, onlyVisible);
  const heard = (isEvent = false) => {
    line.heard();
    onHeard(isEvent);
  };
  try {
    const bytes = await open(line.signal, silentMs);
    const events = bytes
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: () => heard() }));
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard(true);
      const event = read(parsed(next.value.data));
      if (next.value.event === 'resync') onResync();
      else if (event) onEvent(event);
    }
  } finally {
    line.end();
  }
}

/**
 * Keeps a stream of hints open until `signal` aborts. A steady line that ends is renewed at once
 * and without a word; any other is reported as lost and tried again with back-off, or as soon as
 * the network is back. The first word of every connection says that it stands:
 * `resync`, or `caught-up` when nothing was missed but what follows.
 */
export async function followLiveEvents<Event>(options: LiveOptions<Event>): Promise<void> {
  const { signal, onlyVisible = false, onStanding, onLost } = options;
  let failures = 0;
  let heardAt = performance.timeOrigin;
  while (!signal.aborted) {
    if (onlyVisible) await visible(signal);
    if (signal.aborted) return;
    let stoodSince = Number.POSITIVE_INFINITY;
    const onHeard = (isEvent: boolean) => {
      heardAt = Date.now();
      if (!isEvent || stoodSince !== Number.POSITIVE_INFINITY) return;
      stoodSince = performance.now();
      failures = 0;
      onStanding();
    };
    try {
      await readStream(options, Date.now() - heardAt, onHeard);
    } catch {
      // A broken stream is the normal end of one.
    }
    if (signal.aborted) return;
    const putAway = onlyVisible && document.visibilityState === 'hidden';
    if (putAway || performance.now() - stoodSince >= STEADY_MS) continue;
    onLost();
    failures += 1;
    await pause(backOff(failures), signal);
  }
}
