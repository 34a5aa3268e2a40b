import { isBackupDue, type Backup, type BackupFailure } from '@academy/domain/backups';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDamaged } from '../../../db/data-damaged';
import { damageIn } from '../../../db/database-error-kind';
import { ProgramMissing } from '../../../db/postgres/programs';
import { MayNotCreate } from '../../../db/postgres/scratch-database';
import type { Begun, KeptBackups } from '../../../features/backups/kept-backups';
import { OperatorError } from '../../command';
import type { Places } from '../../places';
import { backUp } from '../back-up';
import { LOCKED_MOST, lockedFile, sizeOf } from '../locked/locked-file';
import { readManifest } from '../manifest';
import { namesIn, prune } from '../rotation';
import { openBackup } from '../verify/verified-backup';
import { rehearse } from '../verify/rehearse';
import { forgetFailure, noteCheck, noteFailure, readCheck, readFailure, type Check } from './marks';

/** A draft that is older was cut off, wherever it was being written. */
const LONGEST_MS = 60 * 60_000;

export interface Keeper {
  places: Places;
  /** Below it each backup has a folder of its own. */
  folder: string;
  /** Whether this server takes one every night by itself. */
  nightly: boolean;
  clock: () => Date;
  /** Gets what a backup or a check failed of. */
  onError: (error: unknown, what: string) => void;
}

function causeOf(error: unknown): BackupFailure {
  if (error instanceof DataDamaged || damageIn(error) !== null) return 'damaged';
  if (error instanceof ProgramMissing) return 'no-program';
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    ? 'disk-full'
    : 'other';
}

/** What a check that ended in an error says of the backup. */
const stateAfter = (error: unknown): Check['state'] =>
  error instanceof OperatorError && !(error.cause instanceof MayNotCreate) ? 'damaged' : 'failed';

async function describe(folder: string, name: string, at: Date, now: Date): Promise<Backup> {
  const path = join(folder, name);
  const takenAt = at.toISOString();
  const manifest = await readManifest(path).catch(() => null);
  if (!manifest)
    return {
      name,
      takenAt,
      rows: 0,
      pictures: null,
      bytes: 0,
      check: { state: 'damaged', at: takenAt },
    };
  return {
    name,
    takenAt,
    rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
    pictures: manifest.files.kept === 'bucket' ? null : manifest.files.keys.length,
    bytes: manifest.database.bytes,
    check: await readCheck(path, now),
  };
}

/** Whether backups and what is noted beside them can be written; makes the folder. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What was cut off while it was written. */
async function removeDrafts(folder: string): Promise<void> {
  for (const { name } of (await namesIn(folder)).drafts)
    await rm(join(folder, name), { recursive: true, force: true });
}

async function takeNow({ places, folder, onError }: Keeper, now: Date): Promise<void> {
  try {
    await backUp(places, folder, now);
    await prune(folder, now);
    await forgetFailure(folder);
  } catch (error) {
    onError(error, 'the backup');
    await noteFailure(folder, { at: now.toISOString(), cause: causeOf(error) }).catch(
      () => undefined,
    );
  }
}

async function checkNow({ places, clock, onError }: Keeper, path: string): Promise<void> {
  const note = (state: Check['state']) => noteCheck(path, { state, at: clock().toISOString() });
  try {
    await rehearse(places, await openBackup(path));
    await note('whole');
  } catch (error) {
    onError(error, 'the check of a backup');
    await note(stateAfter(error)).catch(() => undefined);
  }
}

/**
 * Work that goes on after its answer, once at a time by its name. It is noted before anything is
 * waited for: two presses in the same moment are one.
 */
function oneAtATime() {
  const since = new Map<string, Date>();
  return {
    since,
    async begin(
      name: string,
      now: Date,
      { whyNot, work }: { whyNot: () => Promise<Begun | null>; work: () => Promise<void> },
    ): Promise<Begun> {
      if (since.has(name)) return 'running';
      since.set(name, now);
      const refused = await whyNot();
      if (refused) since.delete(name);
      else void work().finally(() => since.delete(name));
      return refused ?? 'begun';
    },
  };
}

const TAKING = 'taking';

/** The backups of a folder, for the managers' page and for the night. */
export function keepBackups(keeper: Keeper): KeptBackups & {
  /** Takes the nightly one if it is time for it; called again and again. */
  takeIfDue: () => Promise<void>;
} {
  const { folder, nightly, clock } = keeper;
  const { begin, since } = oneAtATime();
  const pathOf = (name: string) => join(folder, name);
  const isThere = async (name: string) =>
    (await namesIn(folder)).whole.some((one) => one.name === name);

  /** When the draft was begun that is being written, here or by another process. */
  async function draftSince(): Promise<Date | null> {
    const [newest] = (await namesIn(folder)).drafts;
    return newest && clock().getTime() - newest.at.getTime() < LONGEST_MS ? newest.at : null;
  }
  async function whyNotTaken(): Promise<Begun | null> {
    if (await draftSince()) return 'running';
    return (await isWritable(folder)) ? null : 'not-writable';
  }
  async function whyNotChecked(name: string): Promise<Begun | null> {
    if (!(await isThere(name))) return 'unknown';
    if (!(await isWritable(folder))) return 'not-writable';
    if ((await readCheck(pathOf(name), clock()))?.state === 'running') return 'running';
    await noteCheck(pathOf(name), { state: 'running', at: clock().toISOString() });
    return null;
  }
  const take = (now: Date) =>
    begin(TAKING, now, { whyNot: whyNotTaken, work: () => takeNow(keeper, now) });
  async function times() {
    const failed = await readFailure(folder);
    const [newest] = (await namesIn(folder)).whole;
    return { newest: newest?.at ?? null, failed: failed && new Date(failed.at) };
  }

  // A server with a database of its own is the only one: what it left is abandoned.
  const tidied = nightly ? removeDrafts(folder) : Promise.resolve();
  return {
    async list() {
      const content: Backup[] = [];
      for (const { name, at } of (await namesIn(folder)).whole)
        content.push(await describe(folder, name, at, clock()));
      const takingSince = since.get(TAKING) ?? (await draftSince());
      return {
        kept: true,
        nightly,
        takingSince: takingSince?.toISOString() ?? null,
        failed: await readFailure(folder),
        content,
      };
    },
    take: () => take(clock()),
    check: (name) =>
      begin(name, clock(), {
        whyNot: () => whyNotChecked(name),
        work: () => checkNow(keeper, pathOf(name)),
      }),
    async locked(name, passphrase) {
      if (!(await isThere(name))) return undefined;
      const path = pathOf(name);
      return (await sizeOf(path)) > LOCKED_MOST ? 'too-large' : lockedFile(path, passphrase);
    },
    times,
    async takeIfDue() {
      await tidied;
      const now = clock();
      if (nightly && isBackupDue(await times(), now)) await take(now);
    },
  };
}
