// Lighthouse scores of the student app on a phone, beside a bare React page in the same run: the
// login, and the meals without and with the worker.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchKeptChromium, signInAsStudent } from '../support/chromium.mjs';
import { inRoot } from '../support/paths.mjs';
import { freePort } from '../support/ports.mjs';
import { say, underWay } from '../support/say.mjs';
import { serveFolder } from '../support/serve-folder.mjs';
import { startBuiltServer } from '../support/server.mjs';
import { buildPages } from './build-pages.mjs';
import { figuresOf, sayRatios, visitInTurn } from './compare.mjs';
import { PHONE } from './month-subjects.mjs';
import { buildApps } from './progress.mjs';
import { writeSomeMonth } from './some-month.mjs';

/**
 * Fetched when it is asked for: it brings a hundred packages that nothing else here needs. The last
 * one that runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const lighthouse = (/** @type {string[]} */ ...args) =>
  promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], {
    shell: process.platform === 'win32',
  });

const SCORES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const TIMES = /** @type {const} */ ([
  ['first-contentful-paint', 'FCP ms', 0],
  ['largest-contentful-paint', 'LCP ms', 0],
  ['total-blocking-time', 'TBT ms', 0],
  ['cumulative-layout-shift', 'CLS', 3],
]);
/** @type {import('./compare.mjs').Columns} */
const COLUMNS = [...SCORES.map((id) => /** @type {const} */ ([id, id, 0])), ...TIMES];
/** @type {import('./compare.mjs').Columns} */
const TOLD = [['performance', 'Lighthouse performance', 0], TIMES[1], TIMES[2]];

/**
 * What is read of a report of Lighthouse.
 * @typedef {{ score: number | null }} Scored
 * @typedef {Scored & { id: string, numericValue?: number, displayValue?: string }} Audit
 * @typedef {{ audits: Record<string, Audit>, categories: Record<string, Scored> }} Result
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {{ url: string, prepare: (context: Context) => Promise<void> }} Visit
 */

/**
 * Everything comes from the server again, and the login stays.
 * @param {string} origin
 */
const withoutFiles = (origin) => async (/** @type {Context} */ context) => {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.close();
};

/** @param {Context} context @param {string} url */
async function installWorker(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.close();
}

/** What went wrong in a visit: a score of its own that is not full. @param {Result} result */
const shortOf = ({ audits }) =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`);

/** @param {Context} context @param {number} port @param {string} file */
const visitWith =
  (context, port, file) =>
  /** @param {Visit} visit @param {import('./compare.mjs').Note} note */
  async ({ url, prepare }, note) => {
    await prepare(context);
    const how = ['--output=json', `--output-path=${file}`, '--quiet'];
    await lighthouse(url, `--port=${port}`, '--disable-storage-reset', ...how);
    /** @type {Result} */
    const result = JSON.parse(readFileSync(file, 'utf8'));
    for (const id of SCORES) note(id, 100 * (result.categories[id]?.score ?? Number.NaN));
    for (const [id] of TIMES) note(id, result.audits[id]?.numericValue ?? Number.NaN);
    say(`  below full: ${shortOf(result).join(', ') || 'nothing'}`);
  };

/** @param {import('../bench.mjs').Options} options */
export async function run({ visits = '3' }) {
  await buildApps(['student', 'api']);
  await underWay('fetching Lighthouse', () => lighthouse('--version'));
  const folder = await buildPages('student', ['month-floor']);
  writeSomeMonth(folder);
  mkdirSync(inRoot('test-results/bench'), { recursive: true });
  const profile = mkdtempSync(join(tmpdir(), 'academy-'));
  const port = await freePort();
  const [server, pages, context] = [
    await startBuiltServer(),
    await serveFolder(folder),
    await launchKeptChromium(profile, port),
  ];
  const visit = visitWith(context, port, inRoot('test-results/bench/lighthouse.json'));
  const inTurn = (/** @type {(readonly [string, Visit])[]} */ ...of) =>
    visitInTurn(of, Number(visits), visit);
  const fresh = withoutFiles(server.student);
  try {
    const floor = `${pages.origin}/month-floor.html`;
    const login = await inTurn(
      ['floor', { url: floor, prepare: withoutFiles(pages.origin) }],
      ['login', { url: server.student, prepare: fresh }],
    );
    const page = await context.newPage();
    await signInAsStudent(page, server.student, PHONE);
    await page.getByRole('grid').getByRole('checkbox').first().waitFor();
    await page.close();
    const url = `${server.student}/student-calendar`;
    const cold = await inTurn(['meals cold', { url, prepare: fresh }]);
    const warm = await inTurn([
      'meals with worker',
      { url, prepare: (of) => installWorker(of, url) },
    ]);
    const [floorVisits, ...own] = [...login, ...cold, ...warm];
    sayRatios('median, ratio to floor', COLUMNS, [...login, ...cold, ...warm]);
    return own.flatMap((one) => figuresOf(one.name, TOLD, floorVisits, one, []));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    await pages.stop();
    await server.stop();
  }
}
