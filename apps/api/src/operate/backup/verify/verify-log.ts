import type { Tx } from '../../../db/database';
import { sealAll } from '../../../shared/audit/audit-chain-db';
import { headText, type Head } from '../../../shared/audit/audit-link';
import { OperatorError, wrongUsage, type CommandIo } from '../../command';
import { nameOf, withDatabase, type Places } from '../../places';
import { checkChain, hasChain, type ChainReport } from '../../../shared/audit/check-audit-chain-db';
import { atOneMoment } from '../../../db/copy/compare';
import { readFacts } from '../../../db/copy/facts';
import { refuseLostRows } from '../../../db/copy/lost-rows';

/** Lines of trouble that are printed; a chain that was made again has as many as entries. */
const SHOWN = 50;

const HEAD = /^(?<position>[1-9]\d{0,17}):(?<hash>[0-9a-f]{64})$/;

/** Reads what `--head` was given. */
export function parseHead(text: string): Head {
  const { position, hash } = HEAD.exec(text)?.groups ?? {};
  if (position === undefined || hash === undefined)
    throw wrongUsage(
      '--head takes what a backup or the server said: a number, a colon and 64 characters, as in 812:9f86….',
    );
  return { position, hash };
}

function refuseBroken(what: string, { trouble }: ChainReport): void {
  if (trouble.length === 0) return;
  const more = trouble.length - SHOWN;
  throw new OperatorError(
    [
      `The audit log of ${what} is not what was written:`,
      ...trouble.slice(0, SHOWN),
      ...(more > 0 ? [`… and ${more.toLocaleString('en-US')} more`] : []),
      'A backup from before holds what stood there: restore it beside this database and compare.',
    ].join('\n'),
  );
}

/**
 * Throws when the log in the transaction's database is not what its chain says; one from before
 * there were chains is left alone.
 */
export async function refuseBrokenChain(tx: Tx, what: string): Promise<void> {
  if (await hasChain(tx)) refuseBroken(what, await checkChain(tx));
}

/** Reads every row: a page that is not what was written is found by its checksum. */
async function refuseDamaged(tx: Tx): Promise<void> {
  await readFacts(tx, []);
  await refuseLostRows(tx);
}

/** `verify` without a backup: the database that is in use, its tables and its log. */
export function verifyLog(
  places: Places,
  expected: Head | undefined,
  io: CommandIo,
): Promise<void> {
  return withDatabase(places, async ({ db }) => {
    await atOneMoment(db, refuseDamaged);
    await sealAll(db);
    const report = await atOneMoment(db, (tx) => checkChain(tx, expected));
    refuseBroken(nameOf(places), report);
    io.print(headText(report.head));
    io.note(`Every row of ${nameOf(places)} can be read, and none is missing.`);
    io.note(
      `The audit log of ${nameOf(places)} is what was written: ${report.links.toLocaleString('en-US')} seals, no entry changed or missing${
        report.waiting > 0 ? `; ${report.waiting} of the last seconds are not sealed yet` : ''
      }.`,
    );
    if (!expected)
      io.note(
        'That nothing was cut off its end shows against a head that somebody kept elsewhere: verify --head <head>, with one of a backup or of the server log.',
      );
  });
}
