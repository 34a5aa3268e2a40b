import type { ManagerId } from '@academy/domain/ids';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, settings } from '../../db/schema';

/** A document of the academy that is read and written whole: one row of `settings`. */
export interface Setting<Value extends object> {
  /** Its row; the log and its undo call it the same. */
  name: string;
  /** What holds until the first save. */
  atFirst: Value;
  /** A saved value by its schema; what was added since the save is as it is at first. */
  parse: (saved: unknown) => Value;
}

/** `unsaid`: what a value saved before a field existed means, where that is not `atFirst`. */
export const setting = <Value extends object>(
  name: string,
  schema: { parse: (value: unknown) => Value },
  atFirst: Value,
  unsaid: Partial<Value> = {},
): Setting<Value> => ({
  name,
  atFirst,
  parse: (saved) => schema.parse({ ...atFirst, ...unsaid, ...Object(saved) }),
});

/** A value with what `If-Match` and the page need. Version 0: never saved. */
export interface SavedSetting<Value> {
  settings: Value;
  version: number;
  updatedAt: string | null;
  updatedByName: string | null;
}

/** The value as a part of a statement; null until the first save. */
export const settingColumn = ({ name }: { name: string }): SQL<unknown> =>
  sql`(select ${settings.value} from ${settings} where ${settings.name} = ${sql.raw(`'${name}'`)})`;

/** The value and when it was saved. Locked until the transaction ends when asked for. */
export async function readSetting<Value extends object>(
  db: Db | Tx,
  { name, atFirst, parse }: Setting<Value>,
  lock?: 'share' | 'update',
): Promise<{ value: Value; updatedAt: Date | null }> {
  const rows = db
    .select({ value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.name, name));
  const [row] = await (lock ? rows.for(lock) : rows);
  return { value: row ? parse(row.value) : atFirst, updatedAt: row?.updatedAt ?? null };
}

export const readSettingValue = async <Value extends object>(
  db: Db | Tx,
  one: Setting<Value>,
): Promise<Value> => (await readSetting(db, one)).value;

/** The value as managers edit it. */
export async function readSavedSetting<Value extends object>(
  db: Db | Tx,
  { name, atFirst, parse }: Setting<Value>,
): Promise<SavedSetting<Value>> {
  const [row] = await db
    .select({ saved: settings, updatedByName: managers.name })
    .from(settings)
    .leftJoin(managers, eq(managers.id, settings.updatedBy))
    .where(eq(settings.name, name));
  if (!row) return { settings: atFirst, version: 0, updatedAt: null, updatedByName: null };
  const {
    saved: { value, version, updatedAt },
    updatedByName,
  } = row;
  return {
    settings: parse(value),
    version,
    updatedAt: updatedAt.toISOString(),
    updatedByName,
  };
}

/** What is written over the version that was read. */
export interface SettingChange<Value> {
  value: Value;
  version: number;
  /** Null: nobody here, but the academy's head office. */
  by: ManagerId | null;
  now: Date;
}

/** Writes the value if `version` is still the present one; false after a newer save. */
export async function writeSetting<Value extends object>(
  tx: Tx,
  { name, parse }: Setting<Value>,
  { value, version, by, now }: SettingChange<Value>,
): Promise<boolean> {
  const changed = { value: parse(value), version: version + 1, updatedAt: now, updatedBy: by };
  const written =
    version === 0
      ? await tx
          .insert(settings)
          .values({ name, ...changed })
          .onConflictDoNothing()
          .returning({ name: settings.name })
      : await tx
          .update(settings)
          .set(changed)
          .where(and(eq(settings.name, name), eq(settings.version, version)))
          .returning({ name: settings.name });
  return written.length > 0;
}

/** Which of these were ever saved. */
export async function readSavedNames(
  db: Db | Tx,
  of: readonly Pick<Setting<object>, 'name'>[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: settings.name })
    .from(settings)
    .where(
      inArray(
        settings.name,
        of.map(({ name }) => name),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}
