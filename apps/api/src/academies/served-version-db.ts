import { sql } from 'drizzle-orm';
import { academies, type Academy } from '../db/directory/tables';

/** Migrations are numbered in four digits, and later ones are higher. */
const DIGITS = 4;

/**
 * Whether a program that knows the migrations up to `newest` works on an academy's data: those that
 * had all of them. What a later release has added is not in its way (docs/release.md, Back), so an
 * academy is served on while it is migrated, and after a rollback of the program.
 */
export const isServedBy = (newest: string, { schemaVersion }: Pick<Academy, 'schemaVersion'>) =>
  schemaVersion.slice(0, DIGITS) >= newest.slice(0, DIGITS);

/** The same of a row of the directory. */
export const servedBy = (newest: string) =>
  sql`left(${academies.schemaVersion}, ${DIGITS}) >= ${newest.slice(0, DIGITS)}`;
