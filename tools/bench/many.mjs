// Many academies in one process on a durable PostgreSQL: adding one, migrating all, all at rest,
// and the minute before a cutoff over all beside one academy with as many students. Writes the
// table of docs/scale.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../support/paths.mjs';
import { say } from '../support/say.mjs';
import { memoryBelow, memoryOf, processorTime } from './processor-time.mjs';
import { startProgram } from './program.mjs';
import { callOf, inTurn, OPENING } from './rush/measure.mjs';
import { percentile } from './statistics.mjs';

const DOCUMENT = inRoot('docs/scale.md');
const PLACE = /(<!-- many -->\n)[^]*?(<!-- \/many -->)/;
const AT_ONCE = 20;
/** Until everybody's first turn in the background is over, and then how long is looked. */
const SETTLE_MS = 90_000;
const REST_MS = 120_000;
/** The app's first pause when the server says that it is busy. */
const BUSY_MS = 1_000;
/** Of whom the figures of a rush are made: so many, from all academies. */
const RUSHED = 6000;

/** @typedef {{ host: string, students: { id: string, token: string }[] }} Academy */

/**
 * One call at an academy by its name; with which status it was answered.
 * @param {number} port @param {string} host @param {string} token
 * @param {{ path: string, body?: unknown }} call @returns {Promise<number | undefined>}
 */
function sendOnce(port, host, token, { path, body }) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: sent === undefined ? 'GET' : 'PUT',
        headers: {
          host,
          authorization: `Bearer ${token}`,
          ...(sent !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    call.once('error', reject);
    call.end(sent);
  });
}

/**
 * The same until it is taken, as the app does it: how long that took, ms.
 * @param {Parameters<typeof sendOnce>} call
 */
async function send(...call) {
  const started = performance.now();
  for (;;) {
    const status = await sendOnce(...call);
    if (status === 200) return performance.now() - started;
    if (status !== 503) throw new Error(`${call[1]}${call[3].path}: ${status}`);
    await wait(BUSY_MS);
  }
}

/**
 * Every student opens the app and saves a meal, twenty at once, in the order of who comes when: at
 * many academies the next one is of another.
 * @param {number} port @param {number} pid @param {Academy[]} academies
 */
async function rush(port, pid, academies) {
  const most = Math.max(...academies.map(({ students }) => students.length));
  const all = Array.from({ length: most }, (_, at) =>
    academies.flatMap(({ host, students }) =>
      students.slice(at, at + 1).map((student) => ({ host, ...student })),
    ),
  ).flat();
  /** @type {number[]} */
  const saves = [];
  const before = processorTime(pid);
  const started = performance.now();
  await inTurn(all, AT_ONCE, async ({ host, id, token }, at) => {
    const ask = (/** @type {string} */ name) =>
      send(port, host, token, callOf(name, { id, token }, at));
    await Promise.all(Object.keys(OPENING).map(ask));
    saves.push(await ask('save'));
  });
  const perSecond = (all.length * 1000) / (performance.now() - started);
  const after = processorTime(pid);
  return {
    p50: percentile(saves, 0.5),
    p99: percentile(saves, 0.99),
    perSecond,
    node: (after.own - before.own) / all.length,
    postgres: (after.below - before.below) / all.length,
  };
}

const mb = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/**
 * The table in docs/scale.md.
 * @param {[string, string][]} rows @param {string} of
 */
function writeTable(rows, of) {
  const page = readFileSync(DOCUMENT, 'utf8');
  if (!PLACE.test(page)) throw new Error('docs/scale.md has no place for the figures.');
  const day = new Date().toISOString().slice(0, 10);
  const load = loadavg()[1]?.toFixed(1);
  const said = `${of}, one run of ${day} on ${cpus().length} cores, ${load} programs at work in its last minutes:`;
  const lines = [
    '| | |',
    '| --- | ---: |',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ];
  writeFileSync(
    DOCUMENT,
    page.replace(
      PLACE,
      (_, open, close) => `${open}\n${[said, '', ...lines].join('\n')}\n\n${close}`,
    ),
  );
}

/** @param {import('../bench.mjs').Options} options */
export async function run({ academies = '300', students = '60' }) {
  /** @type {[string, string][]} */
  const rows = [];
  const note = (/** @type {string} */ what, /** @type {string} */ figure) => {
    rows.push([what, figure]);
    say(`${what}: ${figure}`);
  };
  const house = await startProgram('apps/api/src/testing/many/many-house.ts', [
    academies,
    students,
  ]);
  try {
    const added = house.ready.seconds;
    note(`\`academy add\`, the slowest of ${added.length}`, `${Math.max(...added).toFixed(1)} s`);
    const migrated = await house.next();
    note(
      `\`migrate\` of ${migrated.academies} academies from nothing`,
      `${migrated.seconds.toFixed(0)} s`,
    );
    const { port, alone, many } = await house.next();
    say(`${many.length} academies of ${students} students are served.`);
    await wait(SETTLE_MS);
    const before = (await house.ask()).transactions;
    await wait(REST_MS);
    const atRest = ((await house.ask()).transactions - before) / (REST_MS / 1000);
    note('At rest, transactions a second', atRest.toFixed(1));
    note(
      'At rest, memory: the process, PostgreSQL',
      `${mb(memoryOf(house.pid))}, ${mb(memoryBelow(house.pid))}`,
    );
    const some = (/** @type {Academy[]} */ of, /** @type {number} */ count) =>
      of.map((one) => ({ ...one, students: one.students.slice(0, count) }));
    const each = Math.min(Number(students), Math.ceil(RUSHED / many.length));
    const crowdAt = (/** @type {Academy[]} */ of) => rush(port, house.pid, of);
    // Somebody was at each academy before 13:59, and as many at the one.
    await crowdAt(some(many, 1));
    await crowdAt(some(alone, many.length));
    const crowd = `${(each * many.length).toLocaleString('en')} students`;
    const one = await crowdAt(some(alone, each * many.length));
    note(`13:59 at one academy, ${crowd}, save p50, p99`, timesOf(one));
    const all = await crowdAt(some(many, each));
    note(`13:59 over all, ${crowd}, save p50, p99`, timesOf(all));
    note('p99 over all, beside one', `${(all.p99 / one.p99).toFixed(2)} ×`);
    note('A processor for a student at one: the process, PostgreSQL', costOf(one));
    note('A processor for a student over all: the process, PostgreSQL', costOf(all));
    note('Memory afterwards', `${mb(memoryOf(house.pid))}, ${mb(memoryBelow(house.pid))}`);
    writeTable(rows, `${academies} academies of ${students} students`);
    say('\ndocs/scale.md has the figures.');
  } finally {
    await house.stop();
  }
}

/** @param {{ node: number, postgres: number }} rush */
const costOf = ({ node, postgres }) => `${node.toFixed(1)} ms, ${postgres.toFixed(1)} ms`;

/** @param {{ p50: number, p99: number, perSecond: number }} rush */
const timesOf = ({ p50, p99, perSecond }) =>
  `${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms; ${perSecond.toFixed(0)} students a second`;
