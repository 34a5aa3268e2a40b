// `npm run bench:app`: how fast the student app shows and changes a month, beside the least that
// React can do and two well-known calendars, all in the same run (ADR 0053).
import './support/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPages } from './bench-app/build-pages.mjs';
import { median, noFigures, visit } from './bench-app/measure.mjs';
import { someMonth } from './bench-app/some-month.mjs';
import { appSubject, calendarSubjects } from './bench-app/subjects.mjs';
import { serveFolder } from './sizes/serve-folder.mjs';
import { build } from './support/build.mjs';
import { launchChromium } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain, say } from './support/say.mjs';
import { startBuiltServer } from './support/server.mjs';

const { values: options } = parseArgs({
  options: {
    visits: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '1,4' },
  },
});

const COLUMNS = /** @type {const} */ ([
  ['navigation', 'opened'],
  ['work', 'worked for it'],
  ['all', 'all'],
  ['one', 'one'],
  ['next', 'next month'],
]);

/**
 * Everybody once, then everybody again: what else the machine does meets all alike.
 * @param {readonly (readonly [string, import('./bench-app/measure.mjs').Subject])[]} subjects
 * @param {number} slowdown
 */
async function compare(subjects, slowdown) {
  const measured = subjects.map(([name, subject]) => ({ name, subject, figures: noFigures() }));
  for (let times = 0; times < Number(options.visits); times += 1)
    for (const { subject, figures } of measured) await visit(subject, slowdown, figures);

  const floor = measured[0]?.figures ?? noFigures();
  say(`\n${slowdown}x CPU: ms, and how often the floor fits in it`);
  say(`${''.padEnd(16)}${COLUMNS.map(([, title]) => title.padStart(17)).join('')}`);
  for (const { name, figures } of measured)
    say(
      `${name.padEnd(16)}${COLUMNS.map(([figure]) => {
        const value = median(figures[figure]);
        const ratio = (value / median(floor[figure])).toFixed(2);
        return `${value.toFixed(1).padStart(11)}${ratio.padStart(6)}`;
      }).join('')}`,
    );
}

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'api']);
  const folder = await buildPages();
  writeFileSync(`${folder}/month.json`, JSON.stringify(someMonth()));
  const [server, pages, browser] = [
    await startBuiltServer(),
    await serveFolder(folder),
    await launchChromium(),
  ];
  try {
    const [floor, ...others] = calendarSubjects(browser, pages.origin);
    const app = /** @type {const} */ (['student app', await appSubject(browser, server.student)]);
    for (const slowdown of options.slowdowns.split(',').map(Number))
      await compare([...(floor ? [floor] : []), app, ...others], slowdown);
  } finally {
    await browser.close();
    await pages.stop();
    await server.stop();
  }
});
