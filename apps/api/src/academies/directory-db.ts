import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/database';
import { academies, servers, type Academy } from '../db/directory/tables';

export type { Academy } from '../db/directory/tables';

export interface DirectoryRows {
  academies: Academy[];
  /** The environment variable with each server's connection string, by the server's name. */
  urlVariables: ReadonlyMap<string, string>;
}

export async function readDirectory(db: Db | Tx): Promise<DirectoryRows> {
  const rows = await db.select().from(academies).orderBy(asc(academies.id));
  const known = await db.select().from(servers);
  return {
    academies: rows,
    urlVariables: new Map(known.map(({ name, urlVariable }) => [name, urlVariable])),
  };
}

type New = Pick<Academy, 'slug' | 'name' | 'schema' | 'server' | 'studentHost' | 'adminHost'>;

export async function insertAcademy(db: Db | Tx, academy: New): Promise<Academy> {
  const [row] = await db.insert(academies).values(academy).returning();
  if (!row) throw new Error('the academy was not written');
  return row;
}

type Change = Partial<
  Pick<
    Academy,
    'name' | 'server' | 'studentHost' | 'adminHost' | 'office' | 'state' | 'schemaVersion'
  >
>;

/** False when there is no such academy. */
export async function changeAcademy(db: Db | Tx, slug: string, change: Change): Promise<boolean> {
  const rows = await db
    .update(academies)
    .set(change)
    .where(eq(academies.slug, slug))
    .returning({ id: academies.id });
  return rows.length > 0;
}

export const deleteAcademy = async (db: Db | Tx, slug: string): Promise<void> =>
  void (await db.delete(academies).where(eq(academies.slug, slug)));

export const insertServer = async (
  db: Db | Tx,
  server: { name: string; urlVariable: string },
): Promise<void> => void (await db.insert(servers).values(server));
