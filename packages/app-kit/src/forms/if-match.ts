import { isStale } from '../writes';

/** Sends the edited version: the server answers 412 if another one is saved by now. */
export const ifMatch = (version: number) => ({ headers: { 'If-Match': `"${version}"` } });

/** The version that is saved now, as the refusal of an older one (412) carries it. */
export function currentOf(error: unknown): unknown {
  const body = isStale(error) ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
}
