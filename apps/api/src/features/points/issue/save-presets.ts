import {
  pointFieldTexts,
  pointFilterName,
  pointPresetSchema,
  type PointPreset,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../db/database';
import { etagOf, refuseStale } from '../../../http/writes/if-match';
import { Refusal } from '../../../http/errors/refusal';
import { refuseFields } from '../../../http/errors/refuse-fields';
import { once } from '../../../http/writes/once';
import type { Call } from '../../../http/serve';
import { auditManager, type ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import {
  recordOperation,
  restoring,
  type Restorer,
  type UndoCall,
} from '../../../shared/operations/operations-db';
import { sameJson } from '../../../shared/same-json';
import {
  deletePresets,
  insertPresets,
  lockPresets,
  readPresets,
  updatePreset,
  versionOf,
} from './presets-db';

type Draft = Call<typeof pointManagementEndpoints.savePresets>['body']['presets'][number];

const ENTITY = 'point-presets';
const LABEL = '상벌점 항목';
/** How often an item was used is no part of the list. */
const keptSchema = z.array(z.omit(pointPresetSchema, { used: true }));

const HIDDEN = ' (숨김)';
const ASKS = ' (학생 확인)';
const presetText = ({ pointType, name, points, hidden, asksConfirmation }: Draft) =>
  `${pointFilterName(pointType)} ${name} ${points}점${asksConfirmation ? ASKS : ''}${hidden ? HIDDEN : ''}`;

/** Two that are offered under one name could not be distinguished. */
function refuseSameNames(presets: readonly Draft[]): void {
  const again = presets.findIndex(
    (preset, index) =>
      !preset.hidden &&
      presets
        .slice(0, index)
        .some(
          (other) =>
            !other.hidden && other.pointType === preset.pointType && other.name === preset.name,
        ),
  );
  if (again >= 0) refuseFields({ [`presets.${again}.name`]: pointFieldTexts['preset-same-name'] });
}

/** The new list: items that were left out but used before stay at its end, hidden. */
function listAfter(before: readonly PointPreset[], presets: readonly Draft[]): Draft[] {
  const named = new Set(presets.map(({ id }) => id));
  return [
    ...presets,
    ...before
      .filter(({ id, used }) => used > 0 && !named.has(id))
      .map((preset) => ({ ...preset, hidden: true })),
  ];
}

/** Makes the list what it is to be. An item without a number, or with one that is gone, is new. */
export async function writeList(tx: Tx, before: readonly PointPreset[], presets: readonly Draft[]) {
  const known = new Set(before.map(({ id }) => id));
  const after = listAfter(before, presets).map(
    ({ id, pointType, name, points, hidden, asksConfirmation }, position) => ({
      id: id !== null && known.has(id) ? id : null,
      row: {
        pointType,
        name,
        points,
        hidden,
        asksConfirmation: asksConfirmation && pointType === 'PENALTY',
        position,
      },
    }),
  );
  for (const { id, row } of after) if (id !== null) await updatePreset(tx, id, row);
  await insertPresets(
    tx,
    after.filter(({ id }) => id === null).map(({ row }) => row),
  );
  await deletePresets(
    tx,
    before.map(({ id }) => id).filter((id) => !after.some((kept) => kept.id === id)),
  );
}

/** What went of a list and what came, in words. */
export function changedTexts(before: readonly Draft[], after: readonly Draft[]) {
  const [old, now] = [before.map(presetText), after.map(presetText)];
  return {
    before: old.filter((text) => !now.includes(text)),
    after: now.filter((text) => !old.includes(text)),
  };
}

function entryOf(old: readonly Draft[], now: readonly Draft[]): ManagerEntry {
  const { before, after } = changedTexts(old, now);
  return {
    action: 'save-point-presets',
    entity: ENTITY,
    entityId: null,
    before: { presets: before },
    after: { presets: after },
  };
}

/** The list comes back as a whole; what was taken out for good is there as a new item. */
export const restorePresets = {
  entity: ENTITY,
  restorer: (_call: UndoCall, entries: ManagerEntry[]): Restorer =>
    restoring<Draft[]>({
      parse: (kept) => keptSchema.parse(kept),
      async read(tx) {
        await lockPresets(tx);
        return new Map([[ENTITY, keptSchema.parse(await readPresets(tx))]]);
      },
      async write(tx, changes) {
        for (const { value } of changes) {
          const before = await readPresets(tx);
          await writeList(tx, before, value ?? []);
          entries.push(entryOf(before, await readPresets(tx)));
        }
        await notify(tx, { topic: 'points' });
      },
      label: () => LABEL,
    }),
};

/**
 * 항목 관리: saves the list as a whole, in its order. An item that was used is hidden, never deleted.
 * 412 when another user changed the list since.
 */
export async function savePresets(db: Db, call: Call<typeof pointManagementEndpoints.savePresets>) {
  const {
    request,
    reply,
    body: { presets },
  } = call;
  refuseSameNames(presets);
  const asTheyAre = async (tx: Tx) => {
    const content = await readPresets(tx);
    return { content, version: versionOf(content) };
  };
  const saved = await once(db, { ...call, again: asTheyAre }, async (tx) => {
    await lockPresets(tx);
    const before = await readPresets(tx);
    refuseStale(request.headers['if-match'], {
      version: versionOf(before),
      current: { content: before, version: versionOf(before) },
    });
    if (presets.some(({ id }) => id !== null && before.every((preset) => preset.id !== id)))
      throw new Refusal('preset-gone');
    await writeList(tx, before, presets);
    const written = await asTheyAre(tx);
    if (sameJson(before.map(presetText), written.content.map(presetText)))
      return { ...written, undo: null };
    await auditManager(tx, call, entryOf(before, written.content));
    await notify(tx, { topic: 'points' });
    const { actor, now } = call;
    const undo = await recordOperation(
      tx,
      { kind: 'points.settings', by: actor.managerId, at: now, label: LABEL },
      [{ entity: ENTITY, id: ENTITY, before, after: written.content }],
    );
    return { ...written, undo };
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}
