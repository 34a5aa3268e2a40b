/**
 * What apps/api/src/testing/servers/bench-server.ts says when it is ready. `bare` is a Fastify with
 * two routes and nothing else, in the same process and on the same database driver.
 * @typedef {{ app: string, bare: string, floor: string, month: string, running:
 * string, sheet: string, pid: number, managerToken: string, students: { id:
 * string, token: string }[] }} BenchServer
 *
 * One kind of request in a closed loop. Every connection takes the next request of the list.
 * `floor`: the one that does the same with the least that a program can do.
 * @typedef {{ name: string, url: string, floor?: string,
 * requests: import('autocannon').Request[] }} Load
 */

/** @param {string} month `YYYY-MM` */
const daysOf = (month) =>
  Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

const bearer = (/** @type {string} */ token) => ({ authorization: `Bearer ${token}` });

/** @param {BenchServer} server @returns {{ hello: Load, selectOne: Load, work: Load[] }} */
export function loadsOf({ app, bare, floor, month, managerToken, students }) {
  const [year, monthNumber] = month.split('-').map(Number);
  // All on and all off in turns, so that every save really writes 31 rows.
  const saves = students.flatMap(({ id, token }) =>
    [true, false].map((on) => ({
      method: /** @type {const} */ ('PUT'),
      path: `/api/reservations/${id}`,
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(
        daysOf(month).map((date) => ({ date, lunch: on, dinner: on, studentId: id })),
      ),
    })),
  );
  const reads = students.map(({ id, token }) => ({
    path: `/api/reservations/${id}/${year}/${monthNumber}`,
    headers: bearer(token),
  }));
  return {
    hello: { name: 'bare route: hello world', url: bare, requests: [{ path: '/hello' }] },
    selectOne: { name: 'bare route: SELECT 1', url: bare, requests: [{ path: '/select-1' }] },
    work: [
      { name: 'floor: reading a month', url: floor, requests: reads },
      { name: 'floor: saving 31 days', url: floor, requests: saves },
      { name: 'reading a month', url: app, floor: 'floor: reading a month', requests: reads },
      { name: 'saving 31 days', url: app, floor: 'floor: saving 31 days', requests: saves },
      {
        name: 'same-day list, 1,000 students',
        url: app,
        requests: [{ path: `/api/admin/same-day/${month}-15`, headers: bearer(managerToken) }],
      },
    ],
  };
}
