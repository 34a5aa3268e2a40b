import type { AuditAction } from '@academy/domain/audit';
import type { OperationKind, Undoable } from '@academy/domain/operations';
import type { Db, Tx } from '../../db/database';
import { etagOf, stale, versionRead } from '../../http/writes/if-match';
import { once, type KeyedCall } from '../../http/writes/once';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { auditManager, type ManagerEntry, type ManagersCall } from '../audit/manager-audit-db';
import { notify } from '../notify-db';
import {
  recordOperation,
  restoring,
  type Restorer,
  type UndoCall,
} from '../operations/operations-db';
import {
  readSavedSetting,
  writeSetting,
  type SavedSetting,
  type Setting,
  type SettingChange,
} from './setting-db';

/** Rides on the answer of a save. */
interface UndoPart {
  undo?: Undoable | null | undefined;
}

/** How managers read, save and take back a setting. */
export interface Tab<Value, Edited> {
  /** What the message that it was kept calls it. */
  label: string;
  kind: Extract<OperationKind, 'settings.change' | 'points.settings' | 'students.erasure'>;
  read: (tx: Db | Tx) => Promise<Edited>;
  /** What is saved, of what is read. */
  value: (edited: Edited) => Value;
  parse: (kept: unknown) => Value;
  write: (tx: Tx, change: SettingChange<Value>) => Promise<boolean>;
  /** What the log keeps of it. */
  facts: (edited: Edited) => unknown;
  action: AuditAction;
  /** Which tab it is, in the log. */
  entity: string;
}

type Words<Value> = Pick<Tab<Value, never>, 'label' | 'action'> & {
  kind?: Tab<Value, never>['kind'];
  facts?: (settings: Value) => unknown;
};

/** The tab of a setting that is edited as it is kept. */
export const settingsTab = <Value extends object>(
  one: Setting<Value>,
  { label, action, kind = 'settings.change', facts = (settings) => settings }: Words<Value>,
): Tab<Value, SavedSetting<Value>> => ({
  label,
  kind,
  action,
  entity: one.name,
  read: (db) => readSavedSetting(db, one),
  value: ({ settings }) => settings,
  parse: one.parse,
  write: (tx, change) => writeSetting(tx, one, change),
  facts: ({ settings }) => facts(settings),
});

/** Answers what a form is filled with; its version goes back as `If-Match`. */
export async function readTab<Edited extends { version: number }>(
  db: Db,
  { reply }: Pick<Call<never>, 'reply'>,
  { read }: Pick<Tab<never, Edited>, 'read'>,
): Promise<Edited> {
  const edited = await read(db);
  reply.header('etag', etagOf(edited.version));
  return edited;
}

/**
 * Saves one tab of the settings if it was not saved since the manager read it: 412 with the present
 * value otherwise, 428 without `If-Match`. Logged, and announced to the other managers' screens in
 * the same transaction.
 */
export async function saveTab<Value, Edited extends { version: number }>(
  db: Db,
  call: KeyedCall<Edited & UndoPart> & ManagersCall & Pick<Call<never>, 'reply'>,
  value: Value,
  { label, kind, read, write, value: valueOf, facts, action, entity }: Tab<Value, Edited>,
): Promise<Edited & UndoPart> {
  const { actor, now, request, reply } = call;
  const version = versionRead(request.headers['if-match']);
  if (version === null) throw new Refusal('precondition-missing');
  const saved = await once(db, { ...call, again: read }, async (tx) => {
    const before = await read(tx);
    const written =
      before.version === version && (await write(tx, { value, version, by: actor.managerId, now }));
    const after = await read(tx);
    if (!written) throw stale(after, after.version);
    await auditManager(
      tx,
      { actor, request },
      { action, entity, entityId: null, before: facts(before), after: facts(after) },
    );
    await notify(tx, { topic: 'settings' }, 'all');
    const undo = await recordOperation(tx, { kind, by: actor.managerId, at: now, label }, [
      { entity, id: entity, before: valueOf(before), after: valueOf(after) },
    ]);
    return { ...after, undo };
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}

/** How a tab comes back as it was; `entries` hears what the log says of it. */
export const restoreTab = <Value, Edited extends { version: number }>({
  label,
  read,
  write,
  value: valueOf,
  parse,
  facts,
  action,
  entity,
}: Tab<Value, Edited>) => ({
  entity,
  restorer: ({ actor, now }: UndoCall, entries: ManagerEntry[]): Restorer =>
    restoring<Value>({
      parse,
      read: async (tx) => new Map([[entity, valueOf(await read(tx))]]),
      async write(tx, changes) {
        for (const { value } of changes) {
          if (value === null) continue;
          const before = await read(tx);
          const { version } = before;
          if (!(await write(tx, { value, version, by: actor.managerId, now })))
            throw new Refusal('busy');
          entries.push({
            action,
            entity,
            entityId: null,
            before: facts(before),
            after: facts(await read(tx)),
          });
        }
      },
      label: () => label,
    }),
});
