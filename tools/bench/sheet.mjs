// How fast the managers' app shows, scrolls and marks the attendance sheet of 1,000 students at 12
// periods, beside the least that React can do, TanStack Table and AG Grid, all in the same run.
import { writeFileSync } from 'node:fs';
import { launchChromium } from '../support/chromium.mjs';
import { serveFolder } from '../support/serve-folder.mjs';
import { buildPages } from './build-pages.mjs';
import { compareAsAsked } from './compare.mjs';
import { startBenchServer } from './program.mjs';
import { buildApps } from './progress.mjs';
import { appSubject, sheets, sheetSubjects } from './sheet-subjects.mjs';
import { visit } from './sheet-visit.mjs';
import { underWay } from '../support/say.mjs';

/** @type {import('./compare.mjs').Columns} */
const COLUMNS = [
  ['load', 'load'],
  ['answer', 'answer→painted'],
  ['frame', 'scroll frame'],
  ['cell', 'one cell'],
  ['p95', 'p95 frame'],
  ['nodes', 'elements', 0],
];
const STUDENTS = '1000';
/** @type {Record<string, string>} */
const LETTERS = { P: '·', L: '지', E: '조', O: '외', A: '결' };

/**
 * The server's own sheet of the day, as small as a page beside the app needs it.
 * @param {import('./loads.mjs').BenchServer} server
 */
async function plainSheet({ app, sheet, managerToken }) {
  const answer = await fetch(`${app}/api/admin/attendance/${sheet}/sheet`, {
    headers: { authorization: `Bearer ${managerToken}` },
  });
  const { ids, names, seats, grades, marks, periods } = await answer.json();
  return {
    periods: periods.map((/** @type {{ name: string }} */ { name }) => name),
    rows: ids.map((/** @type {string} */ id, /** @type {number} */ index) => ({
      id,
      seat: seats[index],
      name: names[index],
      grade: grades.words[grades.of[index]],
      marks: marks[index].split(',').map((/** @type {string} */ cell) => LETTERS[cell.charAt(0)]),
    })),
  };
}

/** @param {import('../bench.mjs').Options} options */
export async function run(options) {
  await buildApps(['student', 'admin', 'api']);
  const folder = await buildPages('admin', sheets);
  const server = await underWay(`an academy of ${STUDENTS} students`, () =>
    startBenchServer(STUDENTS, 'sheet'),
  );
  const [pages, browser] = [await serveFolder(folder), await launchChromium()];
  try {
    writeFileSync(`${folder}/sheet.json`, JSON.stringify(await plainSheet(server.facts)));
    const [floor, ...others] = sheetSubjects(browser, pages.origin);
    const origin = `http://admin.localhost:${new URL(server.facts.app).port}`;
    const app = /** @type {const} */ ([
      'managers’ app',
      await appSubject(browser, origin, server.facts.sheet),
    ]);
    const subjects = [...(floor ? [floor] : []), app, ...others];
    return await compareAsAsked({ what: 'sheet', subjects, columns: COLUMNS, visit }, options);
  } finally {
    await browser.close();
    await pages.stop();
    await server.stop();
  }
}
