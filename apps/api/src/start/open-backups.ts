import { join } from 'node:path';
import type { Env } from '../env';
import { keepBackups, type Keeper } from '../operate/backup/kept/keep-backups';
import { readPlaces } from '../operate/places';

/** The embedded database is backed up below its folder; any other where BACKUP_DIR says. */
export const withBackupFolder = (env: Env): Env =>
  env.DATABASE_URL === undefined && env.DIRECTORY_URL === undefined
    ? { ...env, BACKUP_DIR: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups') }
    : env;

/** The server's backups; undefined where it has no folder for them. */
export const openBackups = (
  { BACKUP_DIR: folder, DATABASE_URL }: Env,
  io: Pick<Keeper, 'clock' | 'onError'>,
) =>
  folder === undefined
    ? undefined
    : keepBackups({
        ...io,
        places: readPlaces(process.env),
        folder,
        nightly: DATABASE_URL === undefined,
      });
