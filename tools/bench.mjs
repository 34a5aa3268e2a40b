// `npm run bench`: how fast the server works, as a share of what the machine can do in the same
// minute (ADR-0053).
import './support/node-version.mjs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startBenchServer } from './bench/server.mjs';
import { loadsOf } from './bench/loads.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const CONNECTIONS = 10;

/**
 * Requests per second and the latency that 99 % stay under (ms).
 * @param {import('./bench/loads.mjs').Load} load
 * @param {number} seconds
 */
async function measure({ name, url, requests }, seconds) {
  let clients = 0;
  // Each connection starts at another student: ten people at ten phones, not ten copies of one.
  const setupClient = (/** @type {import('autocannon').Client} */ client) => {
    const offset = Math.floor((clients++ * requests.length) / CONNECTIONS);
    client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
  };
  const result = await autocannon({
    url,
    requests,
    setupClient,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${name}: ${result.non2xx} refused, ${result.errors} failed; first: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
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
    say(
      `\n${driver === 'embedded' ? 'PGlite, in the process' : 'PostgreSQL'}: ${CONNECTIONS} connections, ${seconds} s each`,
    );
    say(
      `${''.padEnd(32)}${'req/s'.padStart(8)}${'p50'.padStart(9)}${'p99'.padStart(9)}${'of hello'.padStart(12)}${'of SELECT 1'.padStart(12)}`,
    );
    // Each once without counting, for the compiler and the caches.
    for (const load of [hello, selectOne, ...work]) await measure(load, 1);
    const before = {
      hello: await measure(hello, seconds),
      selectOne: await measure(selectOne, seconds),
    };
    const done = [];
    for (const load of work) done.push({ name: load.name, ...(await measure(load, seconds)) });
    const after = {
      hello: await measure(hello, seconds),
      selectOne: await measure(selectOne, seconds),
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
    for (const { name, perSecond, p50, p99 } of rows) {
      const times = `${`${p50} ms`.padStart(9)}${`${p99} ms`.padStart(9)}`;
      say(
        `${name.padEnd(32)}${perSecond.toFixed(0).padStart(8)}${times}${share(perSecond, floor.hello.perSecond)}${share(perSecond, floor.selectOne.perSecond)}`,
      );
    }
  } finally {
    await server.stop();
  }
}

await runMain(async () => {
  await ensureInstalled();
  for (const driver of /** @type {const} */ (['embedded', 'postgres']))
    await bench(driver, Number(options.seconds));
});
