import { Refusal } from '../errors/refusal';
import { refuseFields } from '../errors/refuse-fields';

const MAX_BIGINT = 9_223_372_036_854_775_807n;

/**
 * Whether a text can be an id of our database. Ids are opaque to all others
 * (`packages/domain/src/ids`).
 */
export const isOwnId = (text: string): boolean =>
  /^[1-9]\d{0,18}$/.test(text) && BigInt(text) <= MAX_BIGINT;

/** An id in a path that cannot be ours names nothing: 404 before any query sees it. */
export function refuseForeignIds(params: unknown): void {
  if (typeof params !== 'object' || params === null) return;
  for (const [name, value] of Object.entries(params)) {
    if (/^id$|Id$/.test(name) && !isOwnId(String(value))) throw new Refusal('not-found');
  }
}

/**
 * The `lastId` of a slice comes from an answer of ours: anything else is a mistake of the caller
 * (400).
 */
export function refuseForeignCursor(lastId: string | undefined): void {
  if (lastId !== undefined && !isOwnId(lastId)) refuseFields({ lastId: '' });
}
