import { say, underWay } from '../support/say.mjs';
import { startBenchServer } from './program.mjs';
import { sayTable } from './progress.mjs';
import { loadsOf } from './loads.mjs';
import { median, percentile } from './statistics.mjs';

const [FEW, MANY] = [1_000, 10_000];
const TIMES = 5;
/** So many saves, one after the other, are alone, and as many beside a long read. */
const SAVES = 300;

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

/**
 * What 99 % of a student's saves stay under, ms, while nothing else is asked, and while a manager
 * asks for monthly reports again and again.
 * @param {import('./loads.mjs').BenchServer} facts
 */
async function savesBeside(facts) {
  const { app, managerToken } = facts;
  const saves = loadsOf(facts).work.find(({ name }) => name === 'saving 31 days')?.requests ?? [];
  async function p99() {
    const times = [];
    for (let at = 0; at < SAVES; at += 1) {
      const { path, method, headers, body } = saves[at % saves.length] ?? {};
      const sent = {
        method: String(method),
        headers: /** @type {Record<string, string>} */ (headers),
        body: String(body),
      };
      const started = performance.now();
      const answer = await fetch(`${app}${path}`, sent);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a save answered ${answer.status}`);
      times.push(performance.now() - started);
    }
    return percentile(times, 0.99);
  }
  await p99();
  const alone = await p99();
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted)
      await time(`${app}/api${readsOf(facts)['monthly reports']}`, managerToken);
  })();
  const beside = await p99();
  over.abort();
  await reading;
  say(`a save, p99: ${alone.toFixed(0)} ms, beside monthly reports ${beside.toFixed(0)} ms`);
  return { alone, beside };
}

/** @param {number} students */
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
    return { reads: Object.fromEntries(figures), save: await savesBeside(server.facts) };
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
  const small = brief ? {} : (await measureReads(FEW)).reads;
  const { reads: large, save } = await measureReads(MANY);
  sayTable(
    [`Managers’ reads, median of ${TIMES}`, String(FEW), String(MANY), 'kB'],
    Object.entries(large).map(([name, { ms, bytes }]) => [
      name,
      small[name] ? `${small[name].ms.toFixed(0)} ms` : '-',
      `${ms.toFixed(0)} ms`,
      (bytes / 1000).toFixed(0),
    ]),
  );
  return [
    ...Object.entries(large).map(([name, { ms, bytes }]) => ({
      name: `${name}, ${MANY} students`,
      ours: `${ms.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`,
    })),
    {
      name: `a save beside monthly reports, ${MANY} students`,
      ours: `p99 ${save.beside.toFixed(0)} ms, ${(save.beside / save.alone).toFixed(1)} × alone`,
    },
  ];
}
