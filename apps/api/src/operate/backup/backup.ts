import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isClockTime } from '@academy/domain/time';
import { headText, NO_HEAD } from '../../shared/audit/audit-link';
import { loggedText } from '../../http/errors/logged-error';
import { ioOf, withHouse } from '../academies/house';
import { command, EXIT, OperatorError, wrongUsage, type CommandIo } from '../command';
import { explainError } from '../explain-error';
import { nameOf, placesOf, type Places } from '../places';
import { backUp, type Backup } from './back-up';
import { everyNight } from './every-night';
import { prune } from './rotation';

/** What is in a backup, and what was missing before. */
export function tellBackup(
  { folder, rows, pictures, missing, auditHead, kept }: Backup,
  places: Places,
  io: CommandIo,
): void {
  io.print(folder);
  io.note(
    `${nameOf(places)}: ${rows.toLocaleString('en-US')} rows and ${kept === 'bucket' ? 'no pictures (they are in the bucket)' : `${pictures} pictures`} are in the backup.`,
  );
  if (auditHead && auditHead !== NO_HEAD)
    io.note(`The audit log ends at ${headText(auditHead)}; verify --head takes it.`);
  for (const key of missing)
    io.note(
      `Missing since before this backup: the picture ${key} is not in the store, or is damaged there.`,
    );
}

interface Wanted {
  to: string;
  prunes: boolean;
}

async function backUpAndTell(places: Places, { to, prunes }: Wanted, io: CommandIo): Promise<void> {
  tellBackup(await backUp(places, to, io.clock()), places, io);
  if (!prunes) return;
  const gone = await prune(to, io.clock());
  io.note(gone.length > 0 ? `Removed: ${gone.join(', ')}` : 'Nothing is old enough to be removed.');
}

/** Of every academy, one after the other, into folders of their own; what fails holds up none. */
const backUpAll = (wanted: Wanted, io: CommandIo): Promise<void> =>
  withHouse(io, async (house) => {
    const failed: string[] = [];
    for (const academy of house.academies.filter(({ schemaVersion }) => schemaVersion !== ''))
      try {
        const to = join(wanted.to, academy.schema);
        await backUpAndTell(placesOf(ioOf(io, academy, house)), { ...wanted, to }, io);
      } catch (error) {
        failed.push(academy.slug);
        io.note(
          `${academy.slug}: ${explainError(error, io.environment)?.message ?? loggedText(error)}`,
        );
      }
    if (failed.length > 0)
      throw new OperatorError(`There is no new backup of ${failed.join(', ')}.`, EXIT.failed);
  });

interface When {
  to?: string | undefined;
  prune?: boolean | undefined;
  'every-night'?: string | undefined;
}

async function backUpWhen(
  { to, prune: prunes = false, 'every-night': time }: When,
  io: CommandIo,
  work: (wanted: Wanted) => Promise<void>,
): Promise<void> {
  if (!to) throw wrongUsage('`backup` needs --to <folder>: where backups are kept.');
  const once = () => work({ to: resolve(to), prunes });
  if (time === undefined) return once();
  if (!isClockTime(time)) throw wrongUsage('`--every-night` takes a time: 02:30.');
  await everyNight(once, {
    time,
    clock: io.clock,
    wait,
    onError: (error) => io.note(explainError(error, io.environment)?.message ?? loggedText(error)),
  });
}

/** `backup`: what is to be restored on a bad day. */
export const backupCommand = command({
  name: 'backup',
  about:
    'Write the database and the uploaded pictures into a new folder, with what they add up to.',
  ofAcademy: true,
  options: {
    to: {
      type: 'string',
      value: 'folder',
      about: 'Where backups are kept; each gets a folder of its own below it. Required.',
    },
    prune: {
      type: 'boolean',
      about: 'Afterwards remove old ones: the last of 7 days, 4 weeks and 12 months stay.',
    },
    'every-night': {
      type: 'string',
      value: 'HH:MM',
      about:
        'Stay, and do it every night at that time in Seoul; what fails is tried an hour later.',
    },
  },
  details: [
    'While the server runs, as one moment shows it: PostgreSQL is dumped with pg_dump, the embedded database row by row.',
    'The folder holds personal data and is readable by this user only. Logins are not in it: after a restore everybody signs in again.',
  ],
  ofAll: ({ options }, io) => backUpWhen(options, io, (wanted) => backUpAll(wanted, io)),
  run: ({ options }, io) =>
    backUpWhen(options, io, (wanted) => backUpAndTell(placesOf(io), wanted, io)),
});
