import { readFile } from 'node:fs/promises';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { pgliteImage } from '../pglite/image';
import { brokenAtRelease } from './broken-calls';
import { APPS, byRoute, callsOf, UNITS, type AppName, type CallContract } from './contract';
import { startDemoServer } from './demo-server';
import { exchangeOf } from './exchange-of';
import { isUnit, readContract, versionNow, writeContract } from './folder';
import type { Exchange, Kept } from './journey';
import { journeys } from './journeys';
import { clientOf, takeStep } from './take-step';
import { tapWire } from './wire-tap';

/**
 * `npm run contracts`: records what a release promises. Arguments: the units that are released;
 * without one, all.
 */
const callNamed = (app: AppName, name: string): CallContract => {
  const calls = Object.values(callsOf(app)).map((table) => table[name]);
  const call = calls.find((found) => found !== undefined);
  if (!call) throw new Error(`The ${app} app has no call ${name}`);
  return call;
};

async function record(app: AppName): Promise<Exchange[]> {
  const server = await startDemoServer(
    await openEmbedded(undefined, { image: new Blob([await readFile(await pgliteImage())]) }),
  );
  const tap = await tapWire(server.url);
  try {
    const kept: Kept = new Map();
    const api = clientOf(tap.baseURL, kept);
    const exchanges: Exchange[] = [];
    for (const step of journeys[app]) {
      const before = tap.heard.length;
      await takeStep(api, step, kept);
      exchanges.push(exchangeOf(step, callNamed(app, step.call), tap.heard.slice(before)));
    }
    return exchanges;
  } finally {
    await tap.close();
    await server.close();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isUnit(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. There are: ${UNITS.join(', ')}\n`);
  process.exit(1);
}
/** An app is released after the API that it needs. */
function demandTheApi(app: AppName): void {
  const broken = brokenAtRelease(callsOf(app), readContract('api').calls);
  if (broken.length === 0) return;
  process.stderr.write(
    `The ${app} app needs what the API of the last release does not have. Release the API first.\n${broken.join('\n')}\n`,
  );
  process.exit(1);
}

const units = asked.length > 0 ? UNITS.filter((unit) => asked.includes(unit)) : UNITS;
if (!units.includes('api')) for (const app of APPS) if (units.includes(app)) demandTheApi(app);
const recorded: Partial<Record<AppName, Exchange[]>> = {};
for (const app of APPS)
  if (units.includes('api') || units.includes(app)) recorded[app] = await record(app);
for (const unit of units) {
  const own = unit === 'api' ? recorded : { [unit]: recorded[unit] };
  writeContract(unit, { version: versionNow(unit), calls: callsOf(unit), journeys: own });
  process.stdout.write(
    `contracts/${unit}: version ${versionNow(unit)}, ${byRoute(callsOf(unit)).size} calls\n`,
  );
}
