import { backupName } from '@academy/domain/backups';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { flushDirectory, flushFolder } from '../../db/embedded/flush-folder';
import type { Head } from '../../shared/audit/audit-link';
import { openStore } from '../../store/open-store';
import type { Places } from '../places';
import { thisVersion, writeManifest } from './manifest';
import { savePictures } from './pictures';
import { partialName } from './rotation';
import { takeDatabase } from './take';

export interface Backup {
  folder: string;
  rows: number;
  pictures: number;
  missing: string[];
  auditHead: Head | undefined;
}

async function write(places: Places, draft: string, now: Date) {
  const { pictures, ...taken } = await takeDatabase(places, draft);
  const files = places.S3_BUCKET
    ? { kept: 'bucket' as const, keys: [], missing: [] }
    : { kept: 'here' as const, ...(await savePictures(openStore(places), pictures, draft)) };
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
    pictures: files.keys.length,
    missing: files.missing,
    auditHead: taken.auditHead,
  };
}

/**
 * Takes a backup into a new folder below `to`. The folder has its name when everything in it is
 * whole and on the disk.
 */
export async function backUp(places: Places, to: string, now: Date): Promise<Backup> {
  const [folder, draft] = [join(to, backupName(now)), join(to, partialName(backupName(now)))];
  await mkdir(to, { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const written = await write(places, draft, now);
    await rename(draft, folder);
    await flushDirectory(to);
    return { folder, ...written };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
