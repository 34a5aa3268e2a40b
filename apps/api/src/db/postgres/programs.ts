import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Program {
  path: string;
  /** Its major version, `15`. */
  version: number;
}

/** A program of PostgreSQL gave up; the message is what it said. */
export class ProgramFailed extends Error {}

/** Nothing that does the work is installed: the message says what to install. */
export class ProgramMissing extends Error {}

/**
 * Debian keeps one folder per major version, and the first of the PATH chooses among them by rules
 * of its own.
 */
function folders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return [...versions, ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

async function run(path: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  return { code, output, errors };
}

const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LC_ALL: 'C',
  ...more,
});

async function versionOf(path: string): Promise<number> {
  const { output } = await run(path, ['--version'], environment());
  return Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1] ?? 0);
}

/**
 * The installed `pg_dump` or `pg_restore` that is nearest to the version `atLeast`: an older one
 * cannot read a newer server or file, and one that is much newer writes what an older server does
 * not understand.
 */
export async function findProgram(
  name: 'pg_dump' | 'pg_restore',
  atLeast: number,
): Promise<Program> {
  const paths = [
    ...new Set(
      folders().map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    ),
  ].filter((path) => existsSync(path));
  const installed = await Promise.all(
    paths.map(async (path) => ({ path, version: await versionOf(path) })),
  );
  const [best] = installed
    .filter(({ version }) => version >= atLeast)
    .toSorted((a, b) => a.version - b.version);
  if (best) return best;
  const there =
    installed.length === 0
      ? 'none is installed here'
      : `here is only ${installed.map(({ version }) => version).join(', ')}`;
  throw new ProgramMissing(
    `This needs ${name} ${atLeast} or newer; ${there}. Install it: apt-get install postgresql-client-${atLeast} (or run the command where it is installed).`,
  );
}

/**
 * The URL without its password, which goes into the environment: command lines are visible to every
 * user of the machine.
 */
function withoutPassword(databaseUrl: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || (url.searchParams.get('password') ?? '');
  url.password = '';
  url.searchParams.delete('password');
  return { dbname: url.href, env: environment(password === '' ? {} : { PGPASSWORD: password }) };
}

/** Runs such a program against a database. Throws with what it printed when it fails. */
export async function runProgram(
  { path }: Program,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { dbname, env } = withoutPassword(databaseUrl);
  const { code, errors } = await run(path, [`--dbname=${dbname}`, ...args], env);
  if (code !== 0) throw new ProgramFailed(`${path} ended with ${String(code)}: ${errors.trim()}`);
}
