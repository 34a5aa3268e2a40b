import { isBackupDue, type Backup, type BackupFailure } from '@academy/domain/backups';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDamaged } from '../../../db/data-damaged';
import { damageIn } from '../../../db/database-error-kind';
import { ProgramMissing } from '../../../db/postgres/programs';
import { MayNotCreate } from '../../../db/postgres/scratch-database';
import type { KeptBackups } from '../../../features/backups/kept-backups';
import { OperatorError } from '../../command';
import type { Places } from '../../places';
import { backUp } from '../back-up';
import { lockedFile } from '../locked/locked-file';
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

/** The backups of a folder, for the managers' page and for the night. */
export function keepBackups(keeper: Keeper): KeptBackups & {
  /** Takes the nightly one if it is time for it; called again and again. */
  takeIfDue: () => Promise<void>;
} {
  const { folder, nightly, clock } = keeper;
  let taking: Date | null = null;

  async function takingSince(): Promise<Date | null> {
    const { drafts } = await namesIn(folder);
    const [newest] = drafts;
    const isYoung = newest && clock().getTime() - newest.at.getTime() < LONGEST_MS;
    return taking ?? (isYoung ? newest.at : null);
  }

  const find = async (name: string) =>
    (await namesIn(folder)).whole.find((one) => one.name === name);

  const kept: KeptBackups = {
    async list() {
      const [{ whole }, failed, since] = [
        await namesIn(folder),
        await readFailure(folder),
        await takingSince(),
      ];
      const content: Backup[] = [];
      for (const { name, at } of whole) content.push(await describe(folder, name, at, clock()));
      return {
        kept: true,
        nightly,
        takingSince: since?.toISOString() ?? null,
        failed,
        content,
      };
    },
    async take() {
      if (await takingSince()) return 'running';
      if (!(await isWritable(folder))) return 'not-writable';
      taking = clock();
      void takeNow(keeper, taking).finally(() => (taking = null));
      return 'begun';
    },
    async check(name) {
      if (!(await find(name))) return 'unknown';
      if (!(await isWritable(folder))) return 'not-writable';
      const path = join(folder, name);
      const check = await readCheck(path, clock());
      if (check?.state === 'running') return 'running';
      await noteCheck(path, { state: 'running', at: clock().toISOString() });
      void checkNow(keeper, path);
      return 'begun';
    },
    async locked(name, passphrase) {
      return (await find(name)) && lockedFile(join(folder, name), passphrase);
    },
    async times() {
      const [{ whole }, failed] = [await namesIn(folder), await readFailure(folder)];
      return { newest: whole[0]?.at ?? null, failed: failed && new Date(failed.at) };
    },
  };

  // A server with a database of its own is the only one: what it left is nobody's work.
  const tidied = nightly
    ? namesIn(folder).then(({ drafts }) =>
        Promise.all(
          drafts.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
        ),
      )
    : Promise.resolve();
  return {
    ...kept,
    async takeIfDue() {
      await tidied;
      if (nightly && isBackupDue(await kept.times(), clock())) await kept.take();
    },
  };
}
