import type { Handed } from '@academy/domain/branches';
import {
  PRESETS_MAX,
  withHandedPresets,
  type PointPreset,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { auditOffice } from '../../../shared/branches/audit-office';
import { askEach, branchesSeenBy, type OfficeOf } from '../../../shared/branches/seen-branches';
import { notify } from '../../../shared/notify-db';
import { lockPresets, readPresets } from './presets-db';
import { changedTexts, writeList } from './save-presets';

/** Makes the items of these branches those of the office; what only a branch has stays. */
export async function handPresets(
  deps: OfficeOf,
  call: Call<typeof pointManagementEndpoints.handPresets>,
): Promise<Handed> {
  const { actor, body, now } = call;
  const { branches, seen } = await branchesSeenBy(deps, actor);
  const chosen = seen.filter(({ slug }) => body.branches.includes(slug));
  const presets = await readPresets(deps.db);
  const content = await askEach(chosen, async ({ slug, name }) => ({
    slug,
    name,
    changed: await branches.handPresets(slug, presets, now),
  }));
  await transact(deps.db, (tx) =>
    auditManager(tx, call, {
      action: 'hand-presets',
      entity: 'point-presets',
      entityId: null,
      after: {
        branches: content.filter(({ changed }) => changed !== null).map(({ name }) => name),
      },
    }),
  );
  return { content };
}

/**
 * Takes the items of the head office into this academy's list; answers how many are new or changed,
 * null where the list would become too long: then it stays as it is.
 */
export async function receivePresets(
  db: Db,
  office: readonly PointPreset[],
  now: Date,
): Promise<number | null> {
  return transact(db, async (tx) => {
    await lockPresets(tx);
    const before = await readPresets(tx);
    const wanted = withHandedPresets(before, office);
    if (wanted.length > PRESETS_MAX) return null;
    await writeList(tx, before, wanted);
    const changed = changedTexts(before, await readPresets(tx));
    if (changed.after.length === 0) return 0;
    await auditOffice(
      tx,
      {
        action: 'receive-presets',
        entity: 'point-presets',
        entityId: null,
        before: { presets: changed.before },
        after: { presets: changed.after },
      },
      now,
    );
    await notify(tx, { topic: 'points' });
    return changed.after.length;
  });
}
