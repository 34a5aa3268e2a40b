import { atOneMoment, findDamage } from '../../../db/copy/compare';
import { NOT_IN_BACKUPS } from '../../../db/copy/tables';
import { command, OperatorError, wrongUsage } from '../../command';
import { nameOf, placesOf, storeOf, type Places } from '../../places';
import { findMissing } from '../pictures';
import { troubleOfPostgres } from '../restore/restore-into';
import { printTotals } from './print-totals';
import { withEmbedded } from '../take';
import { rehearse } from './rehearse';
import { withBackup, type VerifiedBackup } from './verified-backup';
import { parseHead, verifyLog } from './verify-log';

const differs = (what: string, trouble: readonly string[]) =>
  new OperatorError(`${what} differs from what was backed up:\n${trouble.join('\n')}`);

async function compareLive(places: Places, backup: VerifiedBackup): Promise<void> {
  const trouble =
    places.DATABASE_URL === undefined
      ? await troubleOfEmbedded(places, backup)
      : await troubleOfPostgres(places.DATABASE_URL, backup, places.schema);
  const missing = await findMissing(storeOf(places), backup.manifest.files.keys);
  const all = [...trouble, ...missing.map((key) => `picture ${key}: not in the store`)];
  if (all.length > 0) throw differs(nameOf(places), all);
}

const troubleOfEmbedded = (places: Places, { manifest }: VerifiedBackup): Promise<string[]> =>
  withEmbedded(places, ({ db }) =>
    atOneMoment(db, (tx) => findDamage(tx, manifest, NOT_IN_BACKUPS)),
  );

/**
 * `verify`: that a backup can be restored, before it has to be; that the database in use is whole,
 * with the audit log.
 */
export const verifyCommand = command({
  name: 'verify',
  about:
    'Without a backup: read every table, say which is damaged, and whether an entry of the audit log was changed or is missing. With one: restore it into a scratch database and compare.',
  words: ['[backup]'],
  ofAcademy: true,
  options: {
    live: {
      type: 'boolean',
      about:
        'Compare the database of the environment with the backup: right after a restore, before the server starts.',
    },
    head: {
      type: 'string',
      value: 'head',
      about:
        'Without a backup: also that the chain still holds this head, as a backup or the server log told it.',
    },
  },
  details: [
    'A backup of PostgreSQL needs DATABASE_URL with a user who may create databases; the database that it names is not touched.',
    'A backup is compared by rows, money, seats, points and the audit log in it.',
  ],
  run: async ({ words: [folder], options }, io) => {
    const places = placesOf(io);
    if (folder === undefined) {
      if (options.live) throw wrongUsage('--live compares with a backup: verify <backup> --live');
      const expected = options.head === undefined ? undefined : parseHead(options.head);
      return verifyLog(places, expected, io);
    }
    if (options.head !== undefined)
      throw wrongUsage('--head is for the database that is in use: verify --head <head>');
    await withBackup(folder, io, async (backup) => {
      await (options.live ? compareLive(places, backup) : rehearse(places, backup));
      printTotals(backup.manifest, io);
      io.note(
        `${options.live ? nameOf(places) : 'The backup, restored into a scratch database,'} is what was backed up at ${backup.manifest.createdAt}: every table, every sum, ${backup.manifest.files.keys.length} pictures.`,
      );
    });
  },
});
