import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isClockTime } from '@academy/domain/time';
import { headText, NO_HEAD } from '../../shared/audit/audit-link';
import { loggedText } from '../../http/errors/logged-error';
import { command, wrongUsage, type CommandIo } from '../command';
import { explainError } from '../explain-error';
import { nameOf, readPlaces, type Places } from '../places';
import { backUp } from './back-up';
import { everyNight } from './every-night';
import { prune } from './rotation';

async function backUpAndTell(
  places: Places,
  { to, prunes }: { to: string; prunes: boolean },
  io: CommandIo,
): Promise<void> {
  const { folder, rows, pictures, missing, auditHead } = await backUp(places, to, io.clock());
  io.print(folder);
  io.note(
    `${nameOf(places)}: ${rows.toLocaleString('en-US')} rows and ${places.S3_BUCKET ? 'no pictures (they are in the bucket)' : `${pictures} pictures`} are in the backup.`,
  );
  if (auditHead && auditHead !== NO_HEAD)
    io.note(`The audit log ends at ${headText(auditHead)}; verify --head takes it.`);
  for (const key of missing)
    io.note(
      `Missing since before this backup: the picture ${key} is not in the store, or is damaged there.`,
    );
  if (!prunes) return;
  const gone = await prune(to, io.clock());
  io.note(gone.length > 0 ? `Removed: ${gone.join(', ')}` : 'Nothing is old enough to be removed.');
}

/** `backup`: what is to be restored on a bad day. */
export const backupCommand = command({
  name: 'backup',
  about:
    'Write the database and the uploaded pictures into a new folder, with what they add up to.',
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
  run: async ({ options }, io) => {
    if (!options.to) throw wrongUsage('`backup` needs --to <folder>: where backups are kept.');
    const [places, to] = [readPlaces(io.environment), resolve(options.to)];
    const once = () => backUpAndTell(places, { to, prunes: options.prune === true }, io);
    const time = options['every-night'];
    if (time === undefined) return once();
    if (!isClockTime(time)) throw wrongUsage('`--every-night` takes a time: 02:30.');
    await everyNight(once, {
      time,
      clock: io.clock,
      wait,
      onError: (error) =>
        io.note(explainError(error, io.environment)?.message ?? loggedText(error)),
    });
  },
});
