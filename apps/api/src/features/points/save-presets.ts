import {
  pointFilterName,
  type PointPreset,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import { refusalText } from '@academy/domain/refusals';
import type { Db, Tx } from '../../db/database';
import { etagOf, refuseStale } from '../../http/writes/if-match';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import { once } from '../../http/writes/once';
import type { Call } from '../../http/serve';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { sameJson } from '../../shared/same-json';
import {
  deletePresets,
  insertPresets,
  lockPresets,
  readPresets,
  updatePreset,
  versionOf,
} from './presets-db';

type Draft = Call<typeof pointManagementEndpoints.savePresets>['body']['presets'][number];

const HIDDEN = ' (숨김)';
const told = ({ pointType, name, points, hidden }: Draft) =>
  `${pointFilterName(pointType)} ${name} ${points}점${hidden ? HIDDEN : ''}`;

/** Two that are offered under one name could not be told apart. */
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
  if (again >= 0) refuseFields({ [`presets.${again}.name`]: refusalText('preset-same-name') });
}

/**
 * The whole list as it is to stand: what was left out and was used once stays, hidden, at its end.
 */
function listAfter(before: readonly PointPreset[], presets: readonly Draft[]): Draft[] {
  const named = new Set(presets.map(({ id }) => id));
  return [
    ...presets,
    ...before
      .filter(({ id, used }) => used > 0 && !named.has(id))
      .map((preset) => ({ ...preset, hidden: true })),
  ];
}

/**
 * 항목 관리: saves the list as a whole, in its order. An item that was used is hidden, never deleted.
 * 412 when somebody else changed the list since.
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
    const known = new Map(before.map((preset, position) => [preset.id, { ...preset, position }]));
    if (presets.some(({ id }) => id !== null && !known.has(id)))
      throw new Refusal(409, 'preset-gone');
    const after = listAfter(before, presets).map(
      ({ id, pointType, name, points, hidden }, position) => ({
        id,
        row: { pointType, name, points, hidden, position },
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
    const written = await asTheyAre(tx);
    const [old, now] = [before.map(told), written.content.map(told)];
    if (!sameJson(old, now)) {
      await auditManager(tx, call, {
        action: 'save-point-presets',
        entity: 'point-presets',
        entityId: null,
        before: { presets: old.filter((text) => !now.includes(text)) },
        after: { presets: now.filter((text) => !old.includes(text)) },
      });
      await notify(tx, { topic: 'points' });
    }
    return written;
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}
