import type { WireAnswer, WireRequest } from './wire';

/** ms after which an answer is no longer taken for a new question. */
const FRESH_MS = 10_000;

/**
 * Answers to reads that were asked before the code of their page was there. Each is taken once, by
 * the call for the same address, which checks it like its own. One that failed on the way is asked
 * again.
 */
export function createEarlyAnswers(
  exchange: (wire: WireRequest) => Promise<WireAnswer>,
  now: () => number,
) {
  const asked = new Map<string, { answer: Promise<WireAnswer>; at: number }>();
  /** What calls asked for themselves in the app's first seconds: nothing is left to ask early. */
  const own = new Set<string>();
  const began = now();
  return {
    /** Resolves when the answer is there, or there will be none. */
    async ask(url: string): Promise<void> {
      if (own.has(url)) return;
      const answer = exchange({
        method: 'GET',
        url,
        body: undefined,
        headers: {},
        signal: undefined,
        reads: 'text',
      });
      asked.set(url, { answer, at: now() });
      await answer.catch(() => undefined);
    },
    /** The answer to this request: the early one, where there is one. */
    take(wire: WireRequest): Promise<WireAnswer> {
      const { method, url, headers, reads } = wire;
      const isPlain = method === 'GET' && reads === 'text' && Object.keys(headers).length === 0;
      const early = isPlain ? asked.get(url) : undefined;
      if (isPlain && now() - began <= FRESH_MS) own.add(url);
      if (!early) return exchange(wire);
      asked.delete(url);
      return now() - early.at > FRESH_MS
        ? exchange(wire)
        : early.answer.catch(() => exchange(wire));
    },
    /** Of another login nothing is taken. */
    forget: (): void => asked.clear(),
  };
}
