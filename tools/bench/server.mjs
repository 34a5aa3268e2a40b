// How fast the server works, as a share of what the machine can do in the same minute.
import autocannon from 'autocannon';
import { Plain, say, underWay } from '../support/say.mjs';
import { loadsOf } from './loads.mjs';
import { processorTime } from './processor-time.mjs';
import { startBenchServer } from './program.mjs';
import { sayTable } from './progress.mjs';
import { benchReads } from './reads.mjs';

const CONNECTIONS = 10;

/** @typedef {import('./loads.mjs').Load} Load */

/**
 * Requests per second, the latency that half and 99 % stay under (ms), and the processor time of a
 * request (ms): the API's own, and with the database's.
 * @param {Load} load @param {number} seconds @param {number} pid
 */
async function measure({ name, url, requests }, seconds, pid) {
  let clients = 0;
  // Each connection starts at another student: ten people at ten phones, not ten copies of one.
  const setupClient = (/** @type {autocannon.Client} */ client) => {
    const offset = Math.floor((clients++ * requests.length) / CONNECTIONS);
    client.setRequests([...requests.slice(offset), ...requests.slice(0, offset)]);
  };
  const before = processorTime(pid);
  const how = { url, requests, setupClient, connections: CONNECTIONS, duration: seconds };
  const result = await underWay(name, async () => autocannon(how));
  const after = processorTime(pid);
  if (result.non2xx + result.errors > 0)
    throw new Error(
      `${name}: ${result.non2xx} refused, ${result.errors} failed; first: ${JSON.stringify(result.statusCodeStats)}`,
    );
  if (result.requests.total === 0)
    throw new Plain(`${name}: no answer within ${seconds} s; give it longer with --seconds.`);
  const own = (after.own - before.own) / result.requests.total;
  const below = (after.below - before.below) / result.requests.total;
  const { average: perSecond } = result.requests;
  const { p50, p99 } = result.latency;
  say(`${name}: ${perSecond.toFixed(0)} requests a second in ${seconds} s`);
  return { name, perSecond, p50, p99, own, together: own + below };
}

/** @param {number} seconds */
async function benchRequests(seconds) {
  const server = await underWay('starting on PostgreSQL', () => startBenchServer());
  try {
    const { hello, selectOne, work } = loadsOf(server.facts);
    const ask = (/** @type {Load} */ load, time = seconds) => measure(load, time, server.facts.pid);
    say('\nEach once without counting, for the compiler and the caches');
    for (const load of [hello, selectOne, ...work]) await ask(load, Math.max(3, seconds));
    say(`\n${CONNECTIONS} connections, ${seconds} s each`);
    const before = [await ask(hello), await ask(selectOne)];
    /** @type {({ floor: string | undefined } & Awaited<ReturnType<typeof measure>>)[]} */
    const done = [];
    for (const load of work) done.push({ floor: load.floor, ...(await ask(load)) });
    const after = [await ask(hello), await ask(selectOne)];
    // A neighbour slows things down, nothing speeds them up: the better one is nearer the truth.
    const floor = before.map((first, at) => {
      const second = after[at] ?? first;
      return first.perSecond >= second.perSecond ? first : second;
    });
    const share = (/** @type {number} */ a, b = Number.NaN) => `${((a / b) * 100).toFixed(1)} %`;
    sayTable(
      ['requests', 'req/s', 'p50', 'p99', 'of hello', 'of SELECT 1', 'CPU', 'API alone'],
      [...floor, ...done].map(({ name, perSecond, p50, p99, own, together }) => [
        name,
        perSecond.toFixed(0),
        `${p50} ms`,
        `${p99} ms`,
        ...floor.map((least) => share(perSecond, least.perSecond)),
        `${together.toFixed(2)} ms`,
        `${own.toFixed(2)} ms`,
      ]),
    );
    return done
      .filter(({ name }) => !name.startsWith('floor'))
      .flatMap(({ name, floor: of, perSecond, own, together }) => {
        const least = done.find((one) => one.name === of);
        const ours = `${together.toFixed(2)} ms of processor, ${perSecond.toFixed(0)} a second`;
        if (!least) return [{ name, ours }];
        const alone = { name: `${name}, the API alone`, ours: `${own.toFixed(2)} ms` };
        return [
          { name, ours, ratio: together / least.together },
          { ...alone, ratio: own / least.own },
        ];
      });
  } finally {
    await server.stop();
  }
}

/** @param {import('../bench.mjs').Options} options */
export async function run({ only, seconds, brief }) {
  const isWanted = (/** @type {string} */ part) => only === undefined || only === part;
  return [
    ...(isWanted('requests') ? await benchRequests(Number(seconds)) : []),
    ...(isWanted('reads') ? await benchReads(brief) : []),
  ];
}
