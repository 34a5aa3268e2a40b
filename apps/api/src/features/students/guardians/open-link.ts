import {
  digitsToAsk,
  isAskedAbout,
  linkEndsAt,
  type guardianLinkParams,
  type GuardianView,
} from '@academy/domain/guardians';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readSender } from '../../../shared/settings/kept-settings';
import { confirmedOn } from './family-cookie';
import { isGuardianLink } from '../../../shared/links/guardian-link';
import { readChildren, readLink, type ChildRow } from './links-db';

export interface Opening {
  params: z.output<typeof guardianLinkParams>;
  request: FastifyRequest;
  now: Date;
}

/**
 * A link with all its children. A wrong signature, a revoked link and one without an enrolled child
 * are the same: there is nothing here. One whose time is over says so.
 */
export async function readOpenLink(tx: Tx, keys: AuthKeys, { params, now }: Opening) {
  const link = await readLink(tx, params.linkId);
  if (!link || !isGuardianLink(keys, link, params.signature)) throw new Refusal('not-found');
  const children = await readChildren(tx, [link.phone]);
  if (children.length === 0) throw new Refusal('not-found');
  const { guardianCheck, guardianLinkDays } = await readAttendanceSettings(tx);
  if (now >= linkEndsAt(link.renewedAt, guardianLinkDays))
    throw new Refusal('guardian-link-ended', { extra: await readSender(tx) });
  return { link, children, isAsked: guardianCheck !== 'off' };
}

const digitsFor = (children: readonly ChildRow[], phone: string) =>
  digitsToAsk(
    children.map(({ ownPhone }) => ({ phone: ownPhone })),
    phone,
  );

/**
 * Whose children a link shows on this device: those that it has shown to know. A child that a
 * number gets later is asked about again, for it may be a mistyped one.
 */
export async function openLink(
  tx: Tx,
  keys: AuthKeys,
  opening: Opening,
): Promise<{
  phone: string;
  children: ChildRow[];
  unconfirmed: GuardianView['unconfirmed'];
}> {
  const { link, children: all, isAsked } = await readOpenLink(tx, keys, opening);
  if (!isAsked) return { phone: link.phone, children: all, unconfirmed: null };
  const confirmed = new Set<string>(confirmedOn(opening.request, keys, link));
  const isShown = ({ id, ownPhone }: ChildRow) =>
    confirmed.has(id) || !isAskedAbout({ phone: ownPhone }, link.phone);
  const children = all.filter(isShown);
  const others = all.filter((child) => !isShown(child));
  const digits = digitsFor(others, link.phone);
  if (children.length === 0)
    throw new Refusal('guardian-unconfirmed', { extra: { ...(await readSender(tx)), digits } });
  return {
    phone: link.phone,
    children,
    unconfirmed: others.length === 0 ? null : { count: others.length, digits },
  };
}
