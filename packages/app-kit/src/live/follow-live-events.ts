import { EventSourceParserStream } from 'eventsource-parser/stream';
import { pause } from '../writes/back-off';

/** Where a line of live events comes from, and what is said on it. */
export interface LiveLine<Event> {
  /** Opens the stream, as whoever is signed in; refuses when the server does. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** An event by its data; undefined for what this release does not know. */
  read: (data: unknown) => Event | undefined;
}

export interface LiveOptions<Event> extends LiveLine<Event> {
  onEvent: (event: Event) => void;
  /** The line stands, and what was missed before is unknown: the screen reads again. Also in the middle, when the server says so. */
  onResync: () => void;
  onLost: () => void;
  signal: AbortSignal;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;
/** A line that stood this long did not fail: it ran out with its token, or the server was replaced. */
const STEADY_MS = 5000;
/** The server beats every 15 s. A line that misses two beats is dead, whatever the socket believes. */
const SILENCE_MS = 40_000;

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Ends with `wanted`, when the browser goes offline, and when nothing was heard for too long. `heard` starts that time again. */
function watchLine(wanted: AbortSignal) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, SILENCE_MS);
  wanted.addEventListener('abort', hangUp, { signal: line.signal });
  window.addEventListener('offline', hangUp, { signal: line.signal });
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

/** Reads one stream to its end. EventSource cannot speak for the session. */
async function readStream<Event>({
  open,
  read,
  onEvent,
  onResync,
  signal: wanted,
}: LiveOptions<Event>): Promise<void> {
  const line = watchLine(wanted);
  try {
    const bytes = await open(line.signal);
    const events = bytes
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: line.heard }));
    const reader = events.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      line.heard();
      const event = read(parsed(next.value.data));
      if (next.value.event === 'resync') onResync();
      else if (event) onEvent(event);
    }
  } finally {
    line.end();
  }
}

/**
 * Keeps a stream of hints open until `signal` aborts. A steady line that ends is renewed at once and without a word; any other is
 * reported as lost and tried again with back-off, or as soon as the network is back. The first word of every connection is the
 * server's `resync`.
 */
export async function followLiveEvents<Event>(options: LiveOptions<Event>): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!options.signal.aborted) {
    let stoodSince = Number.POSITIVE_INFINITY;
    const onResync = () => {
      stoodSince = Math.min(stoodSince, performance.now());
      retryMs = FIRST_RETRY_MS;
      options.onResync();
    };
    try {
      await readStream({ ...options, onResync });
    } catch {
      // A broken stream is the normal end of one.
    }
    if (options.signal.aborted) return;
    if (performance.now() - stoodSince >= STEADY_MS) continue;
    options.onLost();
    await pause(retryMs, options.signal);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}
