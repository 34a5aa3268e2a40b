import { say, underWay } from '../support/say.mjs';
import { startBenchServer } from './program.mjs';
import { sayTable } from './progress.mjs';
import { median } from './statistics.mjs';

const [FEW, MANY] = [1_000, 10_000];
const TIMES = 5;

/** @param {import('./loads.mjs').BenchServer} server */
const readsOf = ({ running, month }) => {
  const [year, number] = running.split('-').map(Number);
  return {
    'attendance month': `/admin/attendance-months/${year}/${number}`,
    'attendance month, in columns': `/admin/attendance-months/${year}/${number}/sheet`,
    'students × days': `/admin/stats/${year}/${number}/students`,
    'attendance day': `/admin/attendance/${running}-18`,
    'attendance day, in columns': `/admin/attendance/${running}-18/sheet`,
    'monthly reports': `/admin/monthly-reports/${year}/${number}`,
    'meal calendar': `/admin/meal-calendar/${month.replace('-', '/')}`,
    'month statistics': `/admin/stats/${year}/${number}`,
    deposits: `/admin/deposits/${year}/${number}`,
    tasks: '/admin/tasks',
    'student grid, a page': '/admin/students?size=50',
    standings: '/admin/point-standings',
    'same-day list': `/admin/same-day/${month}-15`,
    choices: '/admin/student-choices?size=20',
  };
};

/** @param {string} url @param {string} token */
async function time(url, token) {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - started, bytes };
}

/** @param {number} students @returns {Promise<Record<string, { ms: number, bytes: number }>>} */
async function measureReads(students) {
  const server = await underWay(`an academy of ${students} students`, () =>
    startBenchServer(String(students), 'everything'),
  );
  try {
    const { app, managerToken } = server.facts;
    const figures = [];
    for (const [name, path] of Object.entries(readsOf(server.facts))) {
      const tries = [];
      // The first one is the compiler's.
      for (let count = 0; count <= TIMES; count += 1)
        tries.push(await time(`${app}/api${path}`, managerToken));
      const [first, ...rest] = tries;
      const ms = median(rest.map((one) => one.ms));
      say(`${students} students, ${name}: ${ms.toFixed(0)} ms`);
      figures.push([name, { ms, bytes: first?.bytes ?? 0 }]);
    }
    return Object.fromEntries(figures);
  } finally {
    await server.stop();
  }
}

/**
 * What managers read, one after the other, of a large academy and of one ten times as large; in
 * `brief` of the second alone.
 * @param {boolean} [brief]
 */
export async function benchReads(brief) {
  const small = brief ? {} : await measureReads(FEW);
  const large = await measureReads(MANY);
  sayTable(
    [`Managers’ reads, median of ${TIMES}`, String(FEW), String(MANY), 'kB'],
    Object.entries(large).map(([name, { ms, bytes }]) => [
      name,
      small[name] ? `${small[name].ms.toFixed(0)} ms` : '-',
      `${ms.toFixed(0)} ms`,
      (bytes / 1000).toFixed(0),
    ]),
  );
  return Object.entries(large).map(([name, { ms, bytes }]) => ({
    name: `${name}, ${MANY} students`,
    ours: `${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`,
  }));
}
