import { setTimeout as wait } from 'node:timers/promises';
import { say, underWay } from '../../support/say.mjs';
import { memoryOf, processorTime } from '../processor-time.mjs';
import { startProgram } from '../program.mjs';
import { sayTable } from '../progress.mjs';
import { percentile } from '../statistics.mjs';

const SAMPLES = 300;
const AT_ONCE = 8;
/** The app's own pauses before it asks again, in ms; the last one again and again. */
const PAUSES = [1_000, 2_000, 4_000];
const MONTH = '2026/12';

/**
 * @typedef {Awaited<ReturnType<typeof startProgram>>} Program
 * @typedef {{ id: string, token: string }} Student
 * @typedef {{ path: string, body?: unknown }} Call
 */

/** What a student's app asks for when it opens on the meals. @type {Record<string, string>} */
export const OPENING = {
  me: '/api/students/me',
  academy: '/api/public/academy',
  settings: '/api/lunch-settings',
  holidays: '/api/holidays/2026',
  month: `/api/reservations/{id}/${MONTH}`,
  bill: `/api/reservations/{id}/${MONTH}/bill`,
  questions: '/api/students/me/meal-questions',
};
/** @param {string} name @param {Student} student @param {number} turn @returns {Call} */
export function callOf(name, { id: studentId }, turn) {
  const path = OPENING[name];
  if (path) return { path: path.replace('{id}', studentId) };
  const date = `2026-12-${String(1 + (turn % 28)).padStart(2, '0')}`;
  const meals = { lunch: turn % 2 === 0, dinner: turn % 3 === 0 };
  return { path: `/api/reservations/${studentId}`, body: [{ date, ...meals, studentId }] };
}

/**
 * One call, again after a pause for as long as the server says that it is busy (503), as the app
 * does it: how long it took, ms, and how often it was refused.
 * @param {Program | undefined} api @param {Call} call @param {string} token
 */
async function send(api, { path, body }, token) {
  const started = performance.now();
  for (let refused = 0; ; refused += 1) {
    const answer = await fetch(`http://127.0.0.1:${api?.ready.port}${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (answer.ok) return { ms: performance.now() - started, refused };
    if (answer.status !== 503) throw new Error(`${path}: ${answer.status}`);
    await wait((PAUSES[Math.min(refused, PAUSES.length - 1)] ?? 0) * (0.5 + Math.random()));
  }
}

/**
 * @template T @param {T[]} all @param {number} atOnce
 * @param {(one: T, index: number) => Promise<unknown>} work
 */
export async function inTurn(all, atOnce, work) {
  const waiting = all.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, one] of waiting) await work(one, index);
    }),
  );
}

/**
 * What one kind of call costs: processor time, statements and log, each as a mean.
 * @param {Program} database @param {Program} api @param {Student[]} students @param {string} name
 */
async function cost(database, api, students, name) {
  const now = async () => ({
    api: processorTime(api.pid).own,
    sql: processorTime(database.pid).below,
    wal: (await database.ask()).wal,
  });
  const some = students.slice(0, SAMPLES);
  const sendAll = (/** @type {Student[]} */ of, /** @type {number} */ offset) =>
    inTurn(of, AT_ONCE, (student, index) =>
      send(api, callOf(name, student, index * 5 + offset), student.token),
    );
  // Once beforehand, for the compiler.
  await sendAll(some.slice(0, 50), 0);
  await api.ask();
  const before = await now();
  await sendAll(some, 3);
  const after = await now();
  const { statements, outside, transactions } = await api.ask();
  const each = (/** @type {number} */ total, digits = 2) => (total / SAMPLES).toFixed(digits);
  return [
    each(after.api - before.api),
    each(after.sql - before.sql),
    each(statements + outside, 1),
    each(transactions, 1),
    each(after.wal - before.wal, 0),
  ];
}

/**
 * All students open the app and click twice, twenty at once, spread over the processes.
 * @param {Program[]} apis @param {Student[]} students
 */
async function rush(apis, students) {
  /** @type {number[]} */
  const saves = [];
  let refusals = 0;
  const started = performance.now();
  await inTurn(students, 20, async (student, index) => {
    const ask = async (/** @type {string} */ name, /** @type {number} */ turn) => {
      const api = apis[(index + turn) % apis.length];
      const { ms, refused } = await send(
        api,
        callOf(name, student, index + turn * 7 + 1),
        student.token,
      );
      refusals += refused;
      return ms;
    };
    await Promise.all(Object.keys(OPENING).map(ask));
    for (const turn of [0, 1]) saves.push(await ask('save', turn));
  });
  const perSecond = (students.length * 1000) / (performance.now() - started);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(saves, share).toFixed(1));
  return [perSecond.toFixed(1), String(refusals), p50 ?? '', p99 ?? ''];
}

/** How large a year is: what was written is a tenth of it, but for the students. */
function sayTables(
  /** @type {{ name: string, rows: number, data: number, indexes: number }[]} */ tables,
) {
  const years = tables.map(({ name, rows, data, indexes }) => {
    const times = name === 'students' ? 1 : 10;
    return {
      name,
      rows: rows * times,
      each: (data + indexes) / rows,
      mb: ((data + indexes) * times) / 2 ** 20,
    };
  });
  sayTable(
    ['Table', 'rows a year', 'bytes a row', 'MB a year'],
    years
      .filter(({ mb }) => mb > 1)
      .map(({ name, rows, each, mb }) => [name, String(rows), each.toFixed(0), mb.toFixed(0)]),
  );
  say(`All tables: ${years.reduce((sum, { mb }) => sum + mb, 0).toFixed(0)} MB a year`);
}

/** Everything that docs/scale.md calls measured, of one academy. @param {number} processes */
export async function measure(processes) {
  const database = await underWay('a tenth of a year on a durable PostgreSQL', () =>
    startProgram('apps/api/src/testing/rush/rush-database.ts'),
  );
  /** @type {Program[]} */
  const apis = [];
  const startApi = async () => {
    const { databaseUrl, keys } = database.ready;
    const env = { DATABASE_URL: databaseUrl, JWT_KEYS: keys };
    const api = await startProgram('apps/api/src/testing/rush/rush-process.ts', [], env);
    apis.push(api);
    return api;
  };
  try {
    /** @type {Student[]} */
    const students = database.ready.students;
    sayTables(database.ready.tables);
    const api = await startApi();
    const calls = [];
    for (const name of [...Object.keys(OPENING), 'save']) {
      const figures = await cost(database, api, students, name);
      say(`${name}: ${figures[0]} ms in the API, ${figures[1]} ms in PostgreSQL`);
      calls.push([name, ...figures]);
    }
    sayTable(['Call', 'API ms', 'PostgreSQL ms', 'statements', 'transactions', 'log bytes'], calls);
    say(`An API process holds ${(memoryOf(api.pid) / 2 ** 20).toFixed(0)} MB.`);
    const rushes = [];
    while (rushes.length < processes) {
      if (apis.length <= rushes.length) await startApi();
      const figures = await underWay(`${students.length} students, ${apis.length} processes`, () =>
        rush(apis, students),
      );
      rushes.push([String(apis.length), ...figures]);
    }
    sayTable(['Processes', 'students a second', 'refused', 'save p50 ms', 'save p99 ms'], rushes);
  } finally {
    for (const api of apis) await api.stop();
    await database.stop();
  }
}
