import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that follows on `parent`. Derived and not drawn, so that a browser whose answer was
 * lost gets the same one again although only hashes are stored.
 */
export const successorOf = (parent: string, refreshKey: Buffer): string =>
  createHmac('sha256', refreshKey).update(parent).digest('base64url');
