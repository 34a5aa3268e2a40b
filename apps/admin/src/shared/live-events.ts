import { LIVE_PATH, liveEventSchema, type LiveEvent } from '@academy/domain/live';
import { EventSourceParserStream } from 'eventsource-parser/stream';

interface LiveOptions {
  /** The session's `Authorization` of now. */
  headers: () => Record<string, string>;
  /** Asks for a new token after the server refused the one in use. */
  renew: () => Promise<unknown>;
  onEvent: (event: LiveEvent) => void;
  /** After every (re)connection: what was missed meanwhile is unknown, so the screen reads again. */
  onConnected: () => void;
  onLost: () => void;
  signal: AbortSignal;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 15_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, { once: true });
  });

/** Reads one stream to its end. EventSource cannot send the Authorization header, hence fetch. */
async function readStream({ headers, renew, onEvent, onConnected, signal }: LiveOptions): Promise<void> {
  const response = await fetch(`/api${LIVE_PATH}`, { signal, headers: headers() });
  if (response.status === 401) await renew();
  if (!response.ok || !response.body) return;
  onConnected();
  const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const event = liveEventSchema.safeParse(JSON.parse(next.value.data || 'null'));
    if (event.success) onEvent(event.data);
  }
}

/** Keeps a stream of hints open until `signal` aborts: reconnects with back-off, at once when the network is back. */
export async function followLiveEvents(options: LiveOptions): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!options.signal.aborted) {
    try {
      await readStream({ ...options, onConnected: () => { retryMs = FIRST_RETRY_MS; options.onConnected(); } });
    } catch {
      // A broken stream is the normal end of one: the loop tells the screen and connects again.
    }
    if (options.signal.aborted) return;
    options.onLost();
    await pause(retryMs, options.signal);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}
