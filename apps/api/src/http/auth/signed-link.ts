import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuthKeys } from './auth-keys';

export type LinkKeys = Pick<AuthKeys, 'links'>;

/** 132 bits: cannot be guessed, and stays on one line of a mail. */
const LENGTH = 22;

/**
 * Placeholder for a signature in what is kept: the database alone gives no address that
 * opens. As long as one, so that a message costs what it will cost.
 */
export const UNSIGNED = 'SIGNED-WHEN-IT-IS-SENT';

const sign = (key: Buffer, what: string) =>
  createHmac('sha256', key).update(what).digest('base64url').slice(0, LENGTH);

/** What proves in an address without a login that we made it; `what` names the page and its row. */
export const linkSignature = ({ links }: LinkKeys, what: string): string =>
  sign(links[0].linkKey, what);

/** Whether such a signature is ours; those of older keys hold on. */
export const isLinkSignature = ({ links }: LinkKeys, what: string, signature: string): boolean =>
  links.some(({ linkKey }) => {
    const [own, given] = [Buffer.from(sign(linkKey, what)), Buffer.from(signature)];
    return own.length === given.length && timingSafeEqual(own, given);
  });
