import { EventSourceParserStream } from 'eventsource-parser/stream';
import { backOff, pause } from '../writes/back-off';

/** How to connect to the live events and what to do with them. */
export interface LiveLine<Event> {
  /**
   * Opens the stream with the session; rejects when the server refuses. `silentMs`: time since the
   * last event, at first since the page was opened. A server that remembers that far replays what
   * was missed.
   */
  open: (signal: AbortSignal, silentMs: number) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Parses an event; undefined if this release does not know it. */
  read: (data: unknown) => Event | undefined;
  /** Disconnects while the page is hidden. */
  onlyVisible?: boolean;
}

export interface LiveOptions<Event> extends LiveLine<Event> {
  onEvent: (event: Event) => void;
  /** Connected: called at the first event. */
  onStanding: () => void;
  /**
   * Events may have been missed: read everything again. The server may also say so on an open
   * connection.
   */
  onResync: () => void;
  onLost: () => void;
  signal: AbortSignal;
}

/**
 * A connection that lasted this long did not fail: its token expired, or the server was replaced.
 */
const STEADY_MS = 5000;
/**
 * The server sends a heartbeat every 15 s. After two missed ones the connection is dead, whatever
 * the socket says.
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
 * Aborts with `wanted`, when the browser goes offline, when the page is hidden (if asked to), and
 * after too long a silence. `heard` restarts that timeout.
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
 * Reads one stream to its end; `onHeard` at each chunk. EventSource cannot send the session's
 * token.
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
 * Keeps a stream of events open until `signal` aborts. A connection that lasted is renewed at once
 * and silently; any other is reported as lost and retried with back-off, or as soon as the network
 * is back. The first message of every connection is `resync`, or `caught-up` when nothing was
 * missed.
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
