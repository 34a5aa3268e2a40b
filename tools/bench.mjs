// `npm run bench -- <name>`: speed, beside the least that a program can do and beside well-known
// libraries in the same run (docs/performance.md, docs/scale.md).
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { Plain, runMain, say } from './support/say.mjs';

/**
 * @typedef {{ visits?: string, slowdowns: string, seconds: string, only?: string, processes:
 * string }} Options
 * @typedef {{ run: (options: Options, what?: string) => Promise<void> }} Bench
 */
/** @type {Record<string, [says: string, load: () => Promise<Bench>]>} */
const BENCHES = {
  page: [
    'Lighthouse on a phone: login and meal page, beside bare React; --visits 3',
    () => import('./bench/page.mjs'),
  ],
  month: [
    'the student’s month, beside bare React, FullCalendar, react-big-calendar; --visits 5 --slowdowns 1,4',
    () => import('./bench/month.mjs'),
  ],
  sheet: [
    'the attendance sheet of 1,000 students, beside bare React, TanStack, AG Grid; --visits 5 --slowdowns 1,4',
    () => import('./bench/sheet.mjs'),
  ],
  server: [
    'requests, beside a bare route and `SELECT 1`; --seconds 5 --only embedded|postgres|reads',
    () => import('./bench/server.mjs'),
  ],
  rush: [
    'the minute before the cutoff, simulated; `rush measure` --processes 2 measures its times, `rush write` updates docs/scale.md',
    () => import('./bench/rush.mjs'),
  ],
};
const list = Object.entries(BENCHES)
  .map(([name, [says]]) => `  ${name.padEnd(8)}${says}`)
  .join('\n');

const {
  positionals: [name = '', what],
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
  },
});

await runMain(async () => {
  const bench = BENCHES[name];
  if (isList) {
    say(list);
    return;
  }
  if (!bench) throw new Plain(`npm run bench -- <name>, one of:\n${list}`);
  await ensureInstalled();
  const { run } = await bench[1]();
  await run(options, what);
});
