import { backupName } from '@academy/domain/backups';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flushDirectory, flushFolder } from '../../db/embedded/flush-folder';
import type { Head } from '../../shared/audit/audit-link';
import { storeOf, type Places } from '../places';
import { thisVersion, writeManifest, type Manifest } from './manifest';
import { savePictures } from './pictures';
import { partialName } from './rotation';
import { takeDatabase } from './take';

export interface Backup {
  folder: string;
  rows: number;
  kept: Manifest['files']['kept'];
  pictures: number;
  missing: string[];
  auditHead: Head | undefined;
}

async function write(places: Places, draft: string, now: Date, withPictures: boolean) {
  const { pictures, ...taken } = await takeDatabase(places, draft);
  const files =
    places.S3_BUCKET && !withPictures
      ? { kept: 'bucket' as const, keys: [], missing: [] }
      : { kept: 'here' as const, ...(await savePictures(storeOf(places), pictures, draft)) };
  await writeManifest(draft, {
    format: 1,
    createdAt: now.toISOString(),
    app: thisVersion,
    ...taken,
    files,
  });
  await flushFolder(draft);
  return {
    rows: Object.values(taken.tables).reduce((sum, { rows }) => sum + rows, 0),
    kept: files.kept,
    pictures: files.keys.length,
    missing: files.missing,
    auditHead: taken.auditHead,
  };
}

/**
 * Takes a backup into a new folder below `to`. The folder has its name when everything in it is
 * whole and on the disk. Pictures of a bucket come along only `withPictures`.
 */
export async function backUp(
  places: Places,
  to: string,
  now: Date,
  { withPictures = false } = {},
): Promise<Backup> {
  const [folder, draft] = [join(to, backupName(now)), join(to, partialName(backupName(now)))];
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const written = await write(places, draft, now, withPictures);
    await rename(draft, folder);
    await flushDirectory(to);
    return { folder, ...written };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
