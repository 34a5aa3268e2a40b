import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';

/** Days as a save sends them; a floor checks nothing. */
interface Day {
  date: string;
  lunch: boolean;
  dinner: boolean;
}

/**
 * The least that a program can do for the two calls of the meal page: a bare HTTP server that
 * reads a month, or writes one, with one prepared statement on a pool as large as ours. It asks
 * nobody who they are, checks nothing, locks nothing and writes nothing down.
 */
export async function startBareFloor(databaseUrl: string) {
  const pool = new Pool({ connectionString: databaseUrl, max: 8 });
  const readMonth = async (path: string) => {
    const [id, year, month] = path.split('/').slice(-3);
    const { rows } = await pool.query({
      name: 'read',
      text: `select date::text, lunch, dinner from reservations where student_id = $1 and date >= $2::date and date < $2::date + interval '1 month' and (lunch or dinner) order by date`,
      values: [id, `${year}-${month}-01`],
    });
    return rows;
  };
  const saveMonth = async (path: string, body: string) => {
    const days: Day[] = JSON.parse(body);
    await pool.query({
      name: 'save',
      text: `insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
        select $1, date, lunch, dinner, now(), 'student' from unnest($2::date[], $3::boolean[], $4::boolean[]) as wished (date, lunch, dinner)
        on conflict (student_id, date) do update set lunch = excluded.lunch, dinner = excluded.dinner, updated_at = excluded.updated_at`,
      values: [
        path.split('/').at(-1),
        days.map(({ date }) => date),
        days.map(({ lunch }) => lunch),
        days.map(({ dinner }) => dinner),
      ],
    });
    return days;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const work =
      request.method === 'PUT'
        ? text(request).then((body) => saveMonth(path, body))
        : readMonth(path);
    work.then(
      (answer) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
}
