import { join } from 'node:path';
import type { Env } from '../env';
import { keepBackups, type Keeper } from '../operate/backup/kept/keep-backups';
import { readPlaces, type Places } from '../operate/places';

/** The embedded database is backed up below its folder; any other where BACKUP_DIR says. */
export const withBackupFolder = (env: Env): Env =>
  env.DATABASE_URL === undefined && env.DIRECTORY_URL === undefined
    ? { ...env, BACKUP_DIR: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups') }
    : env;

type Io = Pick<Keeper, 'clock' | 'onError'>;

/** The backups of a folder; undefined where there is none. */
export const backupsIn = (folder: string | undefined, places: Places, nightly: boolean, io: Io) =>
  folder === undefined ? undefined : keepBackups({ ...io, places, folder, nightly });

/** The server's own. */
export const openBackups = ({ BACKUP_DIR, DATABASE_URL }: Env, io: Io) =>
  backupsIn(BACKUP_DIR, readPlaces(process.env), DATABASE_URL === undefined, io);
