import type { Refusal } from '../errors/refusal';

interface Rules {
  /** This many of one key are let through at once. */
  width: number;
  /**
   * What is answered to a call that comes to a full line, or has waited in it for too long: nothing
   * was begun.
   */
  refuse: () => Refusal;
}

/** Room for a school that arrives in the same second. */
const LINE = 500;
/**
 * ms. Well within what a call that waits has (`WAITING_TIMEOUT_MS`), so that no caller gets "busy"
 * of what is done all the same.
 */
const PATIENCE = 30_000;

/**
 * Lets the calls of one key through a few at a time, in the order in which they came. Who waits
 * here holds no connection of the database, so that other calls are answered meanwhile.
 */
export function createTurnstile({ width, refuse }: Rules) {
  const lines = new Map<string, { inside: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const at = lines.get(key) ?? { inside: 0, waiting: [] };
    lines.set(key, at);
    const leave = () => {
      const next = at.waiting.shift();
      if (next) {
        next();
        return;
      }
      at.inside -= 1;
      if (at.inside === 0) lines.delete(key);
    };
    const came = performance.now();
    if (at.inside < width) at.inside += 1;
    else if (at.waiting.length >= LINE) throw refuse();
    else await new Promise<void>((go) => at.waiting.push(go));
    try {
      if (performance.now() - came > PATIENCE) throw refuse();
      return await work();
    } finally {
      leave();
    }
  };
}
