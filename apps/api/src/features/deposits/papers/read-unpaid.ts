import { missingOf, unpaidMonths, type UnpaidList } from '@academy/domain/deposits';
import { bySeat } from '@academy/domain/identity';
import { addWon } from '@academy/domain/money';
import { seoulMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readLunchSettings } from '../../../shared/settings/lunch-settings-db';
import { readPeople } from './papers-db';

/**
 * Who owes what since when over the last twelve months, the longest first. A fixed number of
 * queries; who was deleted is listed as long as the books hold a bill or money.
 */
export async function readUnpaid(db: Db | Tx, now: Date): Promise<UnpaidList> {
  const settings = await readLunchSettings(db);
  const months = unpaidMonths(seoulMonth(now));
  const books = await readMealBooks(db, { months, settings });
  const rows = await readPeople(db, [...books.students]);
  const owing = rows
    .toSorted(bySeat)
    .flatMap(({ deletedAt, ...student }) => {
      const accounts = months.flatMap((month) => {
        const book = books.bookOf(student.studentId, month);
        return deletedAt === null || book.inBooks ? [{ month, account: book.account }] : [];
      });
      const missing = missingOf(accounts);
      return missing ? [{ ...student, ...missing }] : [];
    })
    .toSorted((one, other) =>
      (one.months[0]?.month ?? '').localeCompare(other.months[0]?.month ?? ''),
    );
  const { bankName, accountNumber, accountHolder } = settings;
  return {
    asOf: now.toISOString(),
    bank: { bankName, accountNumber, accountHolder },
    students: owing,
    owed: addWon(...owing.map(({ owed }) => owed)),
  };
}
