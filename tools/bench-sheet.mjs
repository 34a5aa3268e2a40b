// `npm run bench:sheet`: how fast the managers' app shows, scrolls and marks the attendance sheet
// of 1,000 students at 12 periods, beside the least that React can do, TanStack Table and AG Grid,
// all in the same run (docs/performance.md).
import './support/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { startBenchServer } from './bench/server.mjs';
import { visit } from './bench-sheet/measure.mjs';
import { appSubject, sheets, sheetSubjects } from './bench-sheet/subjects.mjs';
import { buildPages } from './beside/build-pages.mjs';
import { compareAsAsked } from './beside/compare.mjs';
import { serveFolder } from './beside/serve-folder.mjs';
import { build } from './support/build.mjs';
import { launchChromium } from './support/chromium.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runMain } from './support/say.mjs';

/** @type {import('./beside/compare.mjs').Columns} */
const COLUMNS = [
  ['load', 'load'],
  ['answer', 'answer→painted'],
  ['frame', 'scroll frame'],
  ['cell', 'one cell'],
  ['p95', 'p95 frame'],
  ['nodes', 'elements'],
];
const STUDENTS = '1000';
/** @type {Record<string, string>} */
const LETTERS = { P: '·', L: '지', E: '조', O: '외', A: '결' };

/**
 * The server's own sheet of the day, as small as a page beside the app needs it.
 * @param {import('./bench/loads.mjs').BenchServer} server
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

await runMain(async () => {
  await ensureInstalled();
  await build(['student', 'admin', 'api']);
  const folder = await buildPages('bench-sheet', 'admin', sheets);
  const server = await startBenchServer('embedded', STUDENTS, 'sheet');
  const [pages, browser] = [await serveFolder(folder), await launchChromium()];
  try {
    writeFileSync(`${folder}/sheet.json`, JSON.stringify(await plainSheet(server.facts)));
    const [floor, ...others] = sheetSubjects(browser, pages.origin);
    const origin = `http://admin.localhost:${new URL(server.facts.app).port}`;
    const app = await appSubject(browser, origin, server.facts.sheet);
    const subjects = [
      ...(floor ? [floor] : []),
      /** @type {const} */ (['managers’ app', app]),
      ...others,
    ];
    await compareAsAsked({ subjects, columns: COLUMNS, visit });
  } finally {
    await browser.close();
    await pages.stop();
    await server.stop();
  }
});
