import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isKnownSchema } from '../../../db/copy/schema-version';
import { firstLine, isTerminal, typed } from '../../ask-secret';
import { OperatorError, type CommandIo } from '../../command';
import { hashFile } from '../hash-file';
import { LOCKED_ENDING, unlockInto } from '../locked/locked-file';
import { readManifest, thisVersion, type Manifest } from '../manifest';
import { checkPictures } from '../pictures';

/** A backup whose every byte is as it was written. */
export interface VerifiedBackup {
  folder: string;
  manifest: Manifest;
  /** The file with the database. */
  file: string;
}

/** Reads a backup and refuses one that is damaged or too new, before anything is touched. */
export async function openBackup(given: string): Promise<VerifiedBackup> {
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  const { database, files, schema, app } = manifest;
  const file = join(folder, database.file);
  const { bytes, sha256 } = await hashFile(file).catch(() => ({ bytes: 0, sha256: '' }));
  if (bytes !== database.bytes || sha256 !== database.sha256)
    throw new OperatorError(
      `The backup is damaged: ${file} is not what it was. Take a backup of another day.`,
    );
  await checkPictures(folder, files.keys);
  if (!isKnownSchema(schema))
    throw new OperatorError(
      `The backup was taken by version ${app}, this program is ${thisVersion} and does not know its schema (${schema}). Use that version.`,
    );
  return { folder, manifest, file };
}

/**
 * Opens a backup for a command: a folder, or a file that was downloaded, whose passphrase is asked.
 * It is unpacked into a folder that is gone afterwards.
 */
export async function withBackup<T>(
  given: string,
  io: CommandIo,
  work: (backup: VerifiedBackup) => Promise<T>,
): Promise<T> {
  if (!given.endsWith(LOCKED_ENDING)) return work(await openBackup(given));
  const passphrase = isTerminal(io.input)
    ? await typed('Passphrase of the backup (not shown):', io)
    : await firstLine(io.input);
  const into = await mkdtemp(join(tmpdir(), 'academy-backup-'));
  try {
    return await work(await openBackup(await unlockInto(resolve(given), passphrase, into)));
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}
