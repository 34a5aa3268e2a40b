import { click, opening } from './loads.mjs';
import { memoryOf, processorTime } from '../processor-time.mjs';
import { inTurn, send } from './send.mjs';
import { startProgram } from '../program.mjs';
import { underWay } from '../progress.mjs';
import { percentile } from '../statistics.mjs';
import { say } from '../../support/say.mjs';

const SAMPLES = 300;
const AT_ONCE = 8;
const round = (/** @type {number} */ value, digits = 2) => Number(value.toFixed(digits));

/** @typedef {Awaited<ReturnType<typeof startProgram>>} Program */

/** @param {Program} database */
const startApi = (database) =>
  startProgram('apps/api/src/testing/rush/rush-process.ts', [], {
    DATABASE_URL: database.ready.databaseUrl,
    JWT_KEYS: database.ready.keys,
  });

/**
 * Processor time, statements and log of one kind of call, each as a mean over the samples.
 * @param {Program} database
 * @param {Program} api
 * @param {(turn: number) => { call: import('./loads.mjs').Request, token: string }} make
 */
async function cost(database, api, make) {
  const now = async () => ({
    api: processorTime(api.pid).own,
    sql: processorTime(database.pid).below,
    wal: (await database.ask()).wal,
  });
  const tasks = (/** @type {number} */ count, offset = 0) =>
    Array.from({ length: count }, (_, turn) => async () => {
      const { call, token } = make(turn + offset);
      await send(api.ready.port, call, token);
    });
  await inTurn(tasks(50), AT_ONCE);
  await api.ask();
  const before = await now();
  await inTurn(tasks(SAMPLES, 50), AT_ONCE);
  const after = await now();
  const { statements, outside, transactions } = await api.ask();
  const each = (/** @type {number} */ total) => total / SAMPLES;
  return {
    apiMs: round(each(after.api - before.api)),
    sqlMs: round(each(after.sql - before.sql)),
    statements: round(each(statements + outside), 1),
    transactions: round(each(transactions), 1),
    walBytes: Math.round(each(after.wal - before.wal)),
  };
}

/**
 * All students open the app and click twice, so many of them at once, spread over the processes.
 * @param {Program[]} apis
 * @param {import('./loads.mjs').Student[]} students
 * @param {number} atOnce
 */
async function rush(apis, students, atOnce) {
  /** @type {number[]} */
  const saves = [];
  let [requests, refused] = [0, 0];
  const ask = async (/** @type {Parameters<typeof send>} */ ...call) => {
    const answer = await send(...call);
    requests += 1;
    refused += answer.refused;
    return answer.ms;
  };
  const started = performance.now();
  await inTurn(
    students.map((student, index) => async () => {
      const port = (/** @type {number} */ turn) => apis[(index + turn) % apis.length]?.ready.port;
      const calls = Object.values(opening(student));
      await Promise.all(calls.map((call, turn) => ask(port(turn), call, student.token)));
      for (const turn of [0, 1])
        saves.push(await ask(port(turn), click(student, index + turn * 7 + 1), student.token));
    }),
    atOnce,
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    processes: apis.length,
    students: students.length,
    atOnce,
    requests,
    refused,
    seconds: round(seconds, 1),
    studentsPerSecond: round(students.length / seconds, 1),
    saveP50: round(percentile(saves, 0.5), 1),
    saveP99: round(percentile(saves, 0.99), 1),
  };
}

/**
 * Everything that `docs/scale.md` calls measured, out of one run on this machine.
 * @param {{ processes: number }} options
 */
export async function measure({ processes }) {
  const database = await underWay('a tenth of a year on a durable PostgreSQL', () =>
    startProgram('apps/api/src/testing/rush/rush-database.ts'),
  );
  /** @type {Program[]} */
  const apis = [];
  try {
    /** @type {import('./loads.mjs').Student[]} */
    const students = database.ready.students;
    const some = (/** @type {number} */ turn) =>
      students[turn % students.length] ?? { id: '', token: '' };
    const api = await startApi(database);
    apis.push(api);
    /** @type {Record<string, Awaited<ReturnType<typeof cost>>>} */
    const calls = {};
    for (const name of [...Object.keys(opening(some(0))), 'save']) {
      const call = await cost(database, api, (turn) => ({
        call: opening(some(turn))[name] ?? click(some(turn), turn * 5 + 3),
        token: some(turn).token,
      }));
      calls[name] = call;
      say(`${name}: ${call.apiMs} ms in the API, ${call.sqlMs} ms in PostgreSQL`);
    }
    const rushes = [];
    for (let count = 1; count <= processes; count += 1) {
      if (apis.length < count) apis.push(await startApi(database));
      const one = await underWay(`${students.length} students, ${count} processes`, () =>
        rush(apis, students, 20),
      );
      say(`${count} processes: ${one.studentsPerSecond} students a second`);
      rushes.push(one);
    }
    const { tenth, tables } = database.ready;
    return { tenth, tables, calls, rushes, memory: { apiBytes: memoryOf(api.pid) } };
  } finally {
    for (const api of apis) await api.stop();
    await database.stop();
  }
}
