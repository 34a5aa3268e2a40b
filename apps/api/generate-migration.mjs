// drizzle-kit's generate, without the `"public".` and the `"table"."column"` that it writes: an
// academy's schema may have any name, and Citus refuses a CHECK that names its table. Only the
// newest snapshot stays: the next migration is made from it, and nothing reads the others.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./src/db/migrations/', import.meta.url));

/** @param {string} line @param {string} table */
const withoutTable = (line, table) =>
  line.includes(' CHECK (') ? line.replaceAll(`"${table}".`, '') : line;

/** @param {string} sql */
function plain(sql) {
  let table = '';
  return sql
    .replaceAll('"public".', '')
    .split('\n')
    .map((line) => {
      table = /^(?:CREATE|ALTER) TABLE "(\w+)"/.exec(line)?.[1] ?? table;
      return withoutTable(line, table);
    })
    .join('\n');
}

const { status } = spawnSync(
  process.execPath,
  [
    '--conditions=development',
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
  const sql = readFileSync(folder + name, 'utf8');
  if (plain(sql) !== sql) writeFileSync(folder + name, plain(sql));
}

const snapshots = readdirSync(`${folder}meta`).filter((file) => file.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}meta/${name}`);
