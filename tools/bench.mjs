// `npm run bench`: speed, beside the least that a program can do and beside well-known libraries in
// the same run. Without a name all of it, briefly, and the table in docs/performance.md; with one
// that bench alone, longer (docs/scale.md is of `rush` and `many`).
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { Plain, runMain, say } from './support/say.mjs';

/**
 * @typedef {{ visits?: string, slowdowns: string, seconds: string, only?: string, processes:
 * string, academies?: string, students?: string, brief?: boolean }} Options
 * @typedef {import('./bench/compare.mjs').Figure} Figure
 * @typedef {{ run: (options: Options, what?: string) => Promise<Figure[] | void> }} Bench
 */
/** @type {Record<string, [says: string, load: () => Promise<Bench>]>} */
const BENCHES = {
  server: [
    'requests, beside a bare server on the same PostgreSQL; --seconds 5 --only requests|reads',
    () => import('./bench/server.mjs'),
  ],
  month: [
    'the student’s month, beside bare React, FullCalendar, react-big-calendar; --visits 5 --slowdowns 1,4',
    () => import('./bench/month.mjs'),
  ],
  sheet: [
    'the attendance sheet of 1,000 students, beside bare React, TanStack, AG Grid; --visits 5 --slowdowns 1,4',
    () => import('./bench/sheet.mjs'),
  ],
  page: [
    'Lighthouse on a phone: login and meal page, beside bare React; --visits 3',
    () => import('./bench/page.mjs'),
  ],
  rush: [
    'the minute before a cutoff for one academy, --processes 2; `rush simulate` plays it for many',
    () => import('./bench/rush.mjs'),
  ],
  many: [
    'many academies: adding, migrating, at rest, and 13:59 beside one as large; --academies 300 --students 60',
    () => import('./bench/many.mjs'),
  ],
};
/** Ten minutes for all together. */
const BRIEF = { visits: '1', slowdowns: '4', seconds: '3', processes: '2', brief: true };
const list = Object.entries(BENCHES)
  .map(([name, [says]]) => `  ${name.padEnd(8)}${says}`)
  .join('\n');

const {
  positionals: [name, what],
  values: { list: isList, ...options },
} = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    visits: { type: 'string' },
    slowdowns: { type: 'string', default: '1,4' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
    processes: { type: 'string', default: '2' },
    academies: { type: 'string', default: '300' },
    students: { type: 'string', default: '60' },
  },
});

/** Every bench but the rush, and the table of their figures. */
async function runAll() {
  const { writeFigures } = await import('./bench/figures.mjs');
  const started = performance.now();
  const figures = [];
  for (const one of ['server', 'month', 'sheet', 'page']) {
    say(`\n${one}, ${((performance.now() - started) / 60_000).toFixed(1)} minutes in`);
    const { run } = (await BENCHES[one]?.[1]()) ?? {};
    figures.push(...((await run?.(BRIEF)) ?? []));
  }
  writeFigures(figures);
  say(`\ndocs/performance.md has the ${figures.length} figures.`);
}

await runMain(async () => {
  if (isList) {
    say(list);
    return;
  }
  if (name !== undefined && !BENCHES[name])
    throw new Plain(`npm run bench, or npm run bench -- <name>, one of:\n${list}`);
  await ensureInstalled();
  if (name === undefined) await runAll();
  else await (await BENCHES[name]?.[1]())?.run(options, what);
});
