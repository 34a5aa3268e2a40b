import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { engineFolder, engineUser, giveToEngine, runEngine } from './engine';

/** Of the data folder: the files of PostgreSQL. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres');

export const hasCluster = (dataDir: string): boolean => existsSync(clusterIn(dataDir));

/** The only user of the database. */
export const USER = 'academy';

/** In the cluster, so that both are moved together. */
const passwordFile = (cluster: string) => join(cluster, 'academy.password');

export const readPassword = (cluster: string): string =>
  readFileSync(passwordFile(cluster), 'utf8').trim();

/**
 * Creates the files of a new, empty database in a folder that does not exist: with checksums,
 * sorted by code point (the order of the Hangul syllables), for those who know the password.
 */
export async function createCluster(
  cluster: string,
  { durable }: { durable: boolean },
): Promise<void> {
  const password = randomBytes(32).toString('base64url');
  const draft = `${cluster}.password`;
  try {
    writeFileSync(draft, password, { mode: 0o600, flag: 'wx' });
    mkdirSync(cluster, { mode: 0o700 });
    [draft, cluster].forEach(giveToEngine);
    await runEngine({
      program: join(engineFolder(), 'initdb'),
      args: [
        `--pgdata=${cluster}`,
        `--username=${USER}`,
        `--pwfile=${draft}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      folders: [cluster],
    });
    writeFileSync(passwordFile(cluster), password, { mode: 0o600 });
    giveToEngine(passwordFile(cluster));
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Gives the files to the user that is to run the database, when a copy or another user's start left
 * them to another user: PostgreSQL refuses files of another user, and a folder that others can
 * read.
 */
export function takeOwnership(cluster: string): void {
  if (engineUser && statSync(cluster).uid !== engineUser.uid) {
    giveToEngine(cluster);
    for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true }))
      giveToEngine(join(entry.parentPath, entry.name));
  }
  if (process.platform !== 'win32' && (statSync(cluster).mode & 0o077) !== 0)
    chmodSync(cluster, 0o700);
}
