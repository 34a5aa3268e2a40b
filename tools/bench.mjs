// `npm run bench`: how fast the server works, as a share of what the machine can do in the same
// minute (ADR-0053).
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { cpuOf } from './bench/cpu.mjs';
import { benchReads } from './bench/reads.mjs';
import { startBenchServer } from './bench/server.mjs';
import { loadsOf } from './bench/loads.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    /** Which of them: embedded, postgres, reads. */
    only: { type: 'string' },
  },
});
const wanted = (/** @type {string} */ part) => options.only === undefined || options.only === part;
const CONNECTIONS = 10;

/**
 * Requests per second, the latency that 99 % stay under (ms), and the processor time of a request
 * (ms): the API's own, and with the database's.
 * @param {import('./bench/loads.mjs').Load} load
 * @param {number} seconds
 * @param {number} pid
 */
async function measure({ name, url, requests }, seconds, pid) {
  let clients = 0;
  // Each connection starts at another student: ten people at ten phones, not ten copies of one.
  const setupClient = (/** @type {import('autocannon').Client} */ client) => {
    const offset = Math.floor((clients++ * requests.length) / CONNECTIONS);
    client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
  };
  const before = cpuOf(pid);
  const result = await autocannon({
    url,
    requests,
    setupClient,
    connections: CONNECTIONS,
    duration: seconds,
  });
  const after = cpuOf(pid);
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${name}: ${result.non2xx} refused, ${result.errors} failed; first: ${JSON.stringify(result.statusCodeStats)}`,
    );
  const cpu = (/** @type {'own' | 'together'} */ whose) =>
    ((after[whose] - before[whose]) * 1000) / result.requests.total;
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    own: cpu('own'),
    together: cpu('together'),
  };
}

/**
 * A neighbour on the machine slows things down, nothing speeds them up: of two measurements the
 * better one is nearer the truth.
 * @template {{ perSecond: number }} R
 * @param {R} a
 * @param {R} b
 */
const faster = (a, b) => (a.perSecond >= b.perSecond ? a : b);

const share = (/** @type {number} */ a, /** @type {number} */ b) =>
  `${((a / b) * 100).toFixed(1)} %`.padStart(12);

/** @param {'embedded' | 'postgres'} driver @param {number} seconds */
async function bench(driver, seconds) {
  const server = await startBenchServer(driver);
  try {
    const { hello, selectOne, work } = loadsOf(server.facts);
    const { pid } = server.facts;
    say(
      `\n${driver === 'embedded' ? 'PGlite, in the process' : 'PostgreSQL'}: ${CONNECTIONS} connections, ${seconds} s each`,
    );
    say(
      `${''.padEnd(32)}${'req/s'.padStart(8)}${'p50'.padStart(9)}${'p99'.padStart(9)}${'of hello'.padStart(12)}${'of SELECT 1'.padStart(12)}${'CPU'.padStart(10)}${'API alone'.padStart(11)}`,
    );
    // Each once without counting, for the compiler and the caches.
    for (const load of [hello, selectOne, ...work]) await measure(load, 1, pid);
    const before = {
      hello: await measure(hello, seconds, pid),
      selectOne: await measure(selectOne, seconds, pid),
    };
    const done = [];
    for (const load of work) done.push({ ...load, ...(await measure(load, seconds, pid)) });
    const after = {
      hello: await measure(hello, seconds, pid),
      selectOne: await measure(selectOne, seconds, pid),
    };
    const floor = {
      hello: faster(before.hello, after.hello),
      selectOne: faster(before.selectOne, after.selectOne),
    };
    const rows = [
      { name: hello.name, ...floor.hello },
      { name: selectOne.name, ...floor.selectOne },
      ...done,
    ];
    for (const { name, perSecond, p50, p99, own, together } of rows) {
      const times = `${`${p50} ms`.padStart(9)}${`${p99} ms`.padStart(9)}`;
      const cpu = `${`${together.toFixed(2)} ms`.padStart(10)}${`${own.toFixed(2)} ms`.padStart(11)}`;
      say(
        `${name.padEnd(32)}${perSecond.toFixed(0).padStart(8)}${times}${share(perSecond, floor.hello.perSecond)}${share(perSecond, floor.selectOne.perSecond)}${cpu}`,
      );
    }
    for (const load of done) {
      const least = done.find(({ name }) => name === load.floor);
      if (least)
        say(
          `${load.name}: ${(load.together / least.together).toFixed(1)} times the processor time of its floor, the API alone ${(load.own / least.own).toFixed(1)} times.`,
        );
    }
  } finally {
    await server.stop();
  }
}

await runMain(async () => {
  await ensureInstalled();
  for (const driver of /** @type {const} */ (['embedded', 'postgres']))
    if (wanted(driver)) await bench(driver, Number(options.seconds));
  if (wanted('reads')) await benchReads();
});
