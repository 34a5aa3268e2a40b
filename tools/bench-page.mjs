// `npm run bench:page`: Lighthouse scores of the student app on a phone, compared with a bare React
// page in the same run: the login, and the meals without and with the worker
// (docs/performance.md).
import './support/node-version.mjs';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { calendars } from './bench-app/subjects.mjs';
import { someMonth } from './bench-app/some-month.mjs';
import { buildPages } from './beside/build-pages.mjs';
import { median } from './beside/median.mjs';
import { serveFolder } from './beside/serve-folder.mjs';
import { build } from './support/build.mjs';
import { launchKeptChromium, signInAsStudent } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { inRoot } from './support/paths.mjs';
import { freePort } from './support/ports.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

/** The demo student (README). */
const PHONE = '01012345678';

/**
 * Fetched when it is asked for: it brings a hundred packages that nothing else here needs. The last
 * one that runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const lighthouse = (/** @type {string[]} */ ...args) =>
  promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], {
    shell: process.platform === 'win32',
  });

const { values: options } = parseArgs({ options: { visits: { type: 'string', default: '3' } } });

const SCORES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const TIMES = /** @type {const} */ ([
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
]);

/**
 * What is read of a report of Lighthouse.
 * @typedef {{ score: number | null }} Scored
 * @typedef {Scored & { id: string, numericValue?: number, displayValue?: string }} Audit
 * @typedef {{ audits: Record<string, Audit>, categories: Record<string, Scored> }} Result
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {{ name: string, url: string, prepare?: (context: Context) => Promise<void> }} Visit
 * @typedef {{ name: string, results: Result[] }} Visited
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

/** @param {Result[]} results @param {string} audit */
const value = (results, audit) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

/** What went wrong in one of the visits: a score of its own that is not full. */
const shortOf = (/** @type {Visited} */ { name, results }) =>
  Object.values(results.at(-1)?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue }) => `${name}: ${id} ${displayValue ?? ''}`);

/** @param {Visited[]} visited */
function report(visited) {
  const floor = value(visited[0]?.results ?? [], 'largest-contentful-paint');
  say(
    `\n${''.padEnd(18)}${[...SCORES, ...TIMES.map(([title]) => title), 'LCP×'].map((title) => title.padStart(15)).join('')}`,
  );
  for (const { name, results } of visited) {
    const scores = SCORES.map((id) =>
      (100 * median(results.map(({ categories }) => categories[id]?.score ?? Number.NaN))).toFixed(
        0,
      ),
    );
    const times = TIMES.map(([title, audit]) =>
      title === 'CLS' ? value(results, audit).toFixed(3) : `${value(results, audit).toFixed(0)} ms`,
    );
    const ratio = (value(results, 'largest-contentful-paint') / floor).toFixed(2);
    say(
      `${name.padEnd(18)}${[...scores, ...times, ratio].map((cell) => cell.padStart(15)).join('')}`,
    );
  }
  say(`\n${visited.slice(1).flatMap(shortOf).join('\n')}`);
}

/**
 * Visits all once, then all again, so that other work on the machine affects all alike.
 * @param {readonly Visit[]} visits @param {Context} context @param {number} port
 */
async function visitAll(visits, context, port) {
  const visited = visits.map((visit) => ({
    ...visit,
    /** @type {Result[]} */ results: [],
  }));
  for (let times = 0; times < Number(options.visits); times += 1)
    for (const { name, url, prepare, results } of visited) {
      await prepare?.(context);
      const file = inRoot(`test-results/bench-page/${name}.json`);
      const how = ['--output=json', `--output-path=${file}`, '--quiet'];
      await lighthouse(url, `--port=${port}`, '--disable-storage-reset', ...how);
      results.push(JSON.parse(readFileSync(file, 'utf8')));
    }
  return visited;
}

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'api']);
  await lighthouse('--version');
  const folder = await buildPages('bench-app', 'student', calendars);
  writeFileSync(join(folder, 'month.json'), JSON.stringify(someMonth()));
  mkdirSync(inRoot('test-results/bench-page'), { recursive: true });
  const profile = mkdtempSync(join(tmpdir(), 'academy-'));
  const port = await freePort();
  const [server, pages, context] = [
    await startBuiltServer(),
    await serveFolder(folder),
    await launchKeptChromium(profile, port),
  ];
  try {
    const login = await visitAll(
      [
        { name: 'floor', url: `${pages.origin}/floor.html`, prepare: withoutFiles(pages.origin) },
        { name: 'login', url: server.student, prepare: withoutFiles(server.student) },
      ],
      context,
      port,
    );
    const page = await context.newPage();
    await signInAsStudent(page, server.student, PHONE);
    await page.getByRole('grid').getByRole('checkbox').first().waitFor();
    await page.close();
    const url = `${server.student}/student-calendar`;
    const meals = [
      ...(await visitAll(
        [{ name: 'meals cold', url, prepare: withoutFiles(server.student) }],
        context,
        port,
      )),
      ...(await visitAll(
        [{ name: 'meals with worker', url, prepare: (of) => installWorker(of, url) }],
        context,
        port,
      )),
    ];
    report([...login, ...meals]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    await pages.stop();
    await server.stop();
  }
});
