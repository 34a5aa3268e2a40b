import { coresFor, PLAN, playAll, workOf } from './scenes.mjs';

const MB = 1024 * 1024;
const number = (/** @type {number} */ value, digits = 0) =>
  value.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const row = (/** @type {(string | number)[]} */ ...cells) => `| ${cells.join(' | ')} |`;
const table = (/** @type {string[]} */ head, /** @type {(string | number)[][]} */ rows) =>
  [
    row(...head),
    row(...head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

/**
 * What `npm run bench -- rush measure` writes.
 * @typedef {{ name: string, rows: number, data: number, indexes: number }} TableSize
 * @typedef {{ apiMs: number, sqlMs: number, statements: number, transactions: number, walBytes:
 * number }} Cost
 * @typedef {{ processes: number, students: number, atOnce: number, requests: number, refused:
 * number, seconds: number, studentsPerSecond: number, saveP50: number, saveP99: number }} Rush
 * @typedef {{ tenth: { students: number, days: number, savesPerStudent: number }, tables:
 * TableSize[], calls: Record<string, Cost>, rushes: Rush[], memory: { apiBytes: number } }}
 * Measured
 */

/**
 * What was measured is a tenth of a year, but for the students: they are there once.
 * @param {TableSize} table
 */
const inAYear = ({ name, rows, data, indexes }) => {
  const times = name === 'students' ? 1 : 10;
  return { rows: rows * times, bytes: (data + indexes) * times };
};

/** A year of one academy in bytes. @param {Measured} measured */
export const yearBytes = ({ tables }) => tables.reduce((sum, one) => sum + inAYear(one).bytes, 0);

/** The measured part, as it is in docs/scale.md. @param {Measured} measured */
export function measuredReport(measured) {
  const { tables, calls, rushes, memory } = measured;
  const work = workOf(calls);
  const large = tables.filter((one) => inAYear(one).bytes > MB);
  return [
    `One academy of ${number(measured.tenth.students)} students, from ${measured.tenth.days} study days times ten:`,
    '',
    table(
      ['Table', 'rows a year', 'bytes a row', 'MB a year', 'of it indexes'],
      large.map((one) => [
        `\`${one.name}\``,
        number(inAYear(one).rows),
        number((one.data + one.indexes) / one.rows),
        number(inAYear(one).bytes / MB),
        `${number((one.indexes / (one.data + one.indexes)) * 100)} %`,
      ]),
    ),
    '',
    `All tables: ${number(yearBytes(measured) / MB)} MB a year.`,
    '',
    table(
      ['Call', 'API ms', 'PostgreSQL ms', 'statements', 'transactions', 'log bytes'],
      Object.entries(calls).map(([name, cost]) => [
        name,
        cost.apiMs,
        cost.sqlMs,
        cost.statements,
        cost.transactions,
        number(cost.walBytes),
      ]),
    ),
    '',
    `Opening the app: ${number(work.openApiMs, 1)} ms in the API and ${number(work.openSqlMs, 1)} ms in PostgreSQL; a click: ${number(work.saveApiMs, 1)} ms and ${number(work.saveSqlMs, 1)} ms. Together ${number(work.openApiMs + work.openSqlMs + work.saveApiMs + work.saveSqlMs, 1)} ms, so a core does ${number(1000 / (work.openApiMs + work.openSqlMs + work.saveApiMs + work.saveSqlMs))} students a second. An API process holds ${number(memory.apiBytes / MB)} MB.`,
    '',
    table(
      [
        'Processes',
        'students',
        'at once',
        'requests',
        'refused and repeated',
        'students a second',
        'save p50 ms',
        'save p99 ms',
      ],
      rushes.map((rush) => [
        rush.processes,
        number(rush.students),
        rush.atOnce,
        number(rush.requests),
        number(rush.refused),
        rush.studentsPerSecond,
        rush.saveP50,
        rush.saveP99,
      ]),
    ),
  ].join('\n');
}

/**
 * Means over a year, counted out of what was measured; as it is in docs/scale.md.
 * @param {Measured} measured
 */
export function countedReport(measured) {
  const { tenth, calls } = measured;
  const work = workOf(calls);
  const clicks = tenth.savesPerStudent / tenth.days;
  const asked = Object.keys(calls).length - 1;
  const day = {
    requests: tenth.students * (asked + clicks),
    apiMs: tenth.students * (work.openApiMs + clicks * work.saveApiMs),
    sqlMs: tenth.students * (work.openSqlMs + clicks * work.saveSqlMs),
    log: tenth.students * clicks * (calls.save?.walBytes ?? 0),
  };
  const year = yearBytes(measured);
  const GB = 1024 * MB;
  const [apiMs, sqlMs] = [work.openApiMs + work.saveApiMs, work.openSqlMs + work.saveSqlMs];
  const column = (/** @type {number} */ academies) => {
    const students = academies * tenth.students;
    return [
      number(students),
      number((year * academies) / GB, 1),
      number((year * academies * 5) / GB),
      number((day.log * academies) / MB, 1),
      number((day.requests * academies) / 86_400, 1),
      coresFor(students, apiMs),
      coresFor(students, sqlMs),
    ];
  };
  return [
    `A student opens the app once a study day (${asked} requests) and clicks on a meal ${number(clicks, 2)} times: ${number(asked + clicks, 2)} requests. An academy of ${number(tenth.students)} is ${number(day.requests)} requests a day, ${number(day.apiMs / 1000)} s of an API core, ${number(day.sqlMs / 1000)} s of a PostgreSQL core and ${number(day.log / MB, 1)} MB of log for the clicks.`,
    '',
    table(
      [
        'Academies',
        'students',
        'GB a year',
        'GB in five years',
        'log of clicks, MB a day',
        'requests a second, mean',
        'API cores at 13:59',
        'PostgreSQL cores at 13:59',
      ],
      [1, 10, 100].map((academies) => [academies, ...column(academies)]),
    ),
  ].join('\n');
}

/** The computed part, as it is in docs/scale.md. @param {Measured} measured */
export function simulatedReport({ calls }) {
  const { work, nodes, students, apiCores, imbalance, outcomes } = playAll(calls);
  const seconds = (/** @type {number} */ ms) =>
    ms < 10_000 ? `${number(ms)} ms` : `${number(ms / 1000, 1)} s`;
  return [
    `${number(PLAN.students)} students, ${number(PLAN.academies)} academies; one student costs ${number(work.openApiMs + work.saveApiMs, 1)} ms in the API and ${number(work.openSqlMs + work.saveSqlMs, 1)} ms in PostgreSQL.`,
    `In the last second ${number(PLAN.students / 30)} students click. That takes ${number(nodes)} database nodes of ${PLAN.nodeCores} cores, ${number(students)} students each, and ${number(apiCores)} API cores.`,
    `Academies of different sizes on ${PLAN.shards} shards: the fullest node has ${number(imbalance, 2)} times the mean.`,
    '',
    table(
      [
        'Scene',
        'students',
        'API cores',
        'SQL cores',
        'p50',
        'p99',
        'longest',
        'done after 14:00',
        'refused',
        'too late',
      ],
      outcomes.map((out) => [
        out.name.replace(/^ +/, '· '),
        number(out.students),
        number(out.apiCores),
        out.sqlCores,
        seconds(out.p50),
        seconds(out.p99),
        seconds(out.longest),
        seconds(out.doneAfterMs),
        number(out.refused),
        number(out.late),
      ]),
    ),
  ].join('\n');
}
