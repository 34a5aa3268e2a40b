import { groupBy } from '@academy/domain/collections';
import { maskPhone } from '@academy/domain/files';
import { linkEndsAt, missingForLinks, type GuardianLink } from '@academy/domain/guardians';
import type { Db, Tx } from '../../../db/database';
import type { ManagerActor } from '../../../http/auth/actor';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { guardianUrl } from '../../../shared/links/guardian-link';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { readChildren, type LinkRow } from './links-db';

interface Asking {
  actor: ManagerActor;
  keys: AuthKeys;
  studentUrl: string;
  now: Date;
}

/** Links as a manager sees them, with the children of each. */
export async function toLinks(
  db: Db | Tx,
  rows: readonly LinkRow[],
  { actor, keys, studentUrl, now }: Asking,
): Promise<GuardianLink[]> {
  const children = await readChildren(
    db,
    rows.map(({ phone }) => phone),
  );
  const childrenOf = groupBy(children, ({ phone }) => phone);
  const mayHandOver = missingForLinks(actor) === null;
  const { guardianLinkDays } = await readAttendanceSettings(db);
  return rows.map(({ renewedAt, ...row }) => {
    const endsAt = linkEndsAt(renewedAt, guardianLinkDays);
    const ended = now >= endsAt;
    const own = childrenOf.get(row.phone) ?? [];
    return {
      ...row,
      phone: maskPhone(row.phone),
      name: own.find(({ guardian }) => guardian !== null)?.guardian ?? null,
      children: own.map(({ id, name, seat }) => ({ id, name, seat })),
      endsAt: endsAt.toISOString(),
      ended,
      url: mayHandOver && !ended ? guardianUrl(studentUrl, keys, row) : null,
      createdAt: row.createdAt.toISOString(),
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    };
  });
}
