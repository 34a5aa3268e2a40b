import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, unknown>;
interface Answer {
  status?: number;
  body?: unknown;
}

/** Ids are numbers here, and a body that names one otherwise is refused. */
const STUDENT = 7;
const EXAM = 11;
const EXAM_FACTS = {
  id: EXAM,
  title: '12월 모의고사',
  examDate: '2026-12-12',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-30',
  fee: 10_000,
  timeStatus: 'OPEN',
  askSubjectOption: true,
  allowOnSiteExam: true,
};

const claims = {
  sub: String(STUDENT),
  exp: Date.UTC(2030, 0) / 1000,
  roles: ['ROLE_STUDENT'],
};
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${base64({ alg: 'none' })}.${base64(claims)}.signature`;

const refused = (message: string): Answer => ({ status: 400, body: { message } });

/** What such a server says to a body with anything that it does not know, or an id of another type. */
function complaint(item: Fields, known: readonly string[]): string | undefined {
  const unknown = Object.keys(item).find((name) => !known.includes(name));
  if (unknown !== undefined) return `unknown property ${unknown}`;
  return item.studentId === STUDENT ? undefined : 'studentId must be the number of the student';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

/** The queries that each call takes; any other is refused. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/news': ['page', 'limit', 'all'],
  '/student-points/mine': ['type', 'page', 'size'],
  '/mock-exams/open/page': ['page', 'size'],
  '/mock-exam-registrations/my/slice': ['size', 'studentId', 'lastId'],
};

/**
 * A server that has the common contract's calls to the letter and nothing of ours beside them: what else is asked for is not there, what else is sent is
 * refused. `days` is what it has of November 2026.
 */
export async function startSpecifiedServer(days: Map<string, { lunch: boolean; dinner: boolean }>) {
  const refusals: string[] = [];
  const registrations: Fields[] = [];

  function saveDays(body: unknown): Answer {
    if (!Array.isArray(body)) return refused('an array is needed');
    const rows: Fields[] = body;
    const known = ['date', 'lunch', 'dinner', 'studentId'];
    const wrong = rows.map((row) => complaint(row, known)).find(Boolean);
    if (wrong !== undefined) return refused(wrong);
    for (const { date, lunch, dinner } of rows)
      days.set(String(date), { lunch: lunch === true, dinner: dinner === true });
    return {};
  }

  function register(body: Fields): Answer {
    const known = ['studentId', 'mockExamId', 'selectedSubjects', 'onSiteExam'];
    const wrong = complaint(body, known);
    if (wrong !== undefined) return refused(wrong);
    if (body.mockExamId !== EXAM) return refused('mockExamId must be a known number');
    registrations[0] = {
      ...body,
      registrationId: 501,
      expired: false,
      canceled: false,
      active: true,
    };
    return {};
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://academy.test');
    const path = pathname.replace(/^\/api/, '');
    if (path === '/health/ready') return {};
    const unknown = [...searchParams.keys()].find((name) => !QUERIES[path]?.includes(name));
    const call = `${request.method} ${path}`;
    if (unknown !== undefined && QUERIES[path]) return refused(`unknown parameter ${unknown}`);
    const signedIn = request.headers.authorization === `Bearer ${TOKEN}`;
    if (call === 'POST /students/login')
      return {
        body: { success: true, student: { id: STUDENT, name: '김하늘' }, accessToken: TOKEN },
      };
    if (!signedIn) return { status: 401, body: { message: 'sign in first' } };
    const month = /^GET \/reservations\/7\/(\d{4})\/(\d{1,2})$/.exec(call);
    if (month) {
      const begins = `${month[1]}-${month[2]?.padStart(2, '0')}`;
      return {
        body: [...days]
          .filter(([date]) => date.startsWith(begins))
          .map(([date, meals]) => ({ date, ...meals })),
      };
    }
    switch (call) {
      case 'GET /students/me':
        return { body: { id: STUDENT, name: '김하늘' } };
      case 'GET /lunch-settings':
        return {
          body: {
            applyStartDate: '2026-11-01',
            applyEndDate: '2026-12-31',
            enabledDates: [],
            disabledLunchDates: [],
            disabledDinnerDates: [],
            ...Object.fromEntries(
              ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((weekday) => [
                [`${weekday}Lunch`, true],
                [`${weekday}Dinner`, true],
              ]),
            ),
          },
        };
      case `PUT /reservations/${STUDENT}`:
        return saveDays(await bodyOf(request));
      case 'GET /news':
        return { body: { items: [], page: 1, totalPages: 1 } };
      case 'GET /student-points/mine':
        return {
          body: {
            content: [
              {
                id: 3,
                incidentDate: '2026-11-19',
                pointType: 'REWARD',
                points: 2,
                reason: '자습 우수',
                issuerName: '한가람',
              },
            ],
            totalElements: 1,
            totalPages: 1,
            number: 0,
          },
        };
      case 'GET /mock-exams/open/page':
        return { body: { content: [EXAM_FACTS], last: true, totalPages: 1 } };
      case `GET /mock-exams/${EXAM}`:
        return { body: EXAM_FACTS };
      case 'GET /mock-exam-registrations/my/slice':
        return { body: { content: registrations, hasNext: false } };
      case 'GET /mock-exam-settings/public/subject-options':
        return { body: '물리학Ⅰ,화학Ⅰ' };
      case 'POST /mock-exam-registrations':
        return register((await bodyOf(request)) as Fields);
      default:
        return { status: 404 };
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, body }) => {
      if (status === 400)
        refusals.push(`${request.method} ${request.url}: ${JSON.stringify(body)}`);
      response.writeHead(status, {
        ...(body !== undefined && {
          'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        }),
      });
      response.end(typeof body === 'object' ? JSON.stringify(body) : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    refusals,
    registrations,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
