import { POINTS_PAGE_SIZE, type pointManagementEndpoints } from '@academy/domain/points';
import { matchesStudent } from '@academy/domain/identity';
import type { Db, Tx } from '../../../db/database';
import { refuseForeignCursor } from '../../../http/auth/own-id';
import type { Call } from '../../../http/serve';
import { readIssued, readIssuedSums, readPlace, type IssuedFilter } from './issued-db';
import { readNamed } from './point-students-db';

export type HistoryQuery = Call<typeof pointManagementEndpoints.exportPoints>['query'];

/** Names are compared here and not in the database: 초성 is known to the domain alone. */
export async function filterOf(
  db: Db | Tx,
  { q = '', studentId, voided, unconfirmed, ...query }: HistoryQuery,
): Promise<IssuedFilter> {
  const found =
    q.trim() === ''
      ? undefined
      : (await readNamed(db))
          .filter((student) => matchesStudent(student, q))
          .map((student) => student.studentId);
  const one = studentId && [studentId];
  return {
    ...query,
    withVoided: voided === 'true',
    unconfirmed: unconfirmed === 'true',
    studentIds: one && found ? one.filter((id) => found.includes(id)) : (one ?? found),
  };
}

/**
 * A slice of the history with the sums of all of it, in a fixed number of queries and of one
 * instant.
 */
export function readHistory(
  db: Db,
  {
    query: { size = POINTS_PAGE_SIZE, lastId, ...query },
  }: Pick<Call<typeof pointManagementEndpoints.issuedPoints>, 'query'>,
) {
  refuseForeignCursor(lastId);
  return db.transaction(
    async (tx) => {
      const filter = await filterOf(tx, query);
      const last = lastId && (await readPlace(tx, lastId));
      const rows =
        lastId && !last
          ? []
          : await readIssued(tx, filter, { limit: size + 1, last: last || undefined });
      const content = rows.slice(0, size);
      return {
        content,
        hasNext: rows.length > size,
        lastId: content.at(-1)?.id ?? null,
        ...(await readIssuedSums(tx, filter)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
