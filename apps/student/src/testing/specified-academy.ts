import { vi } from 'vitest';

type Fields = Record<string, unknown>;
type Meals = { lunch: boolean; dinner: boolean };

/** Ids are numbers here, and a body that names one otherwise is refused. */
const STUDENT = 7;
const EXAM = {
  id: 11,
  title: '12월 모의고사',
  examDate: '2026-12-12',
  registrationStartDate: '2026-11-01',
  registrationEndDate: '2026-11-30',
  fee: 10_000,
  timeStatus: 'OPEN',
  askSubjectOption: true,
  allowOnSiteExam: true,
};
const SETTINGS = {
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
};
const POINT = {
  id: 3,
  incidentDate: '2026-11-19',
  pointType: 'REWARD',
  points: 2,
  reason: '자습 우수',
  issuerName: '한가람',
};
/** The parameters of each call; any other is refused. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/news': ['page', 'limit', 'all'],
  '/student-points/mine': ['type', 'page', 'size'],
  '/mock-exams/open/page': ['page', 'size'],
  '/mock-exam-registrations/my/slice': ['size', 'studentId', 'lastId'],
};
const HEADERS = ['accept', 'authorization', 'content-type'];

const refuse = (message: string) => Response.json({ message }, { status: 400 });

/** The first thing about a body that such a server would not take. */
function complaint(item: Fields, known: readonly string[]): string | undefined {
  const unknown = Object.keys(item).find((name) => !known.includes(name));
  if (unknown !== undefined) return `unknown property ${unknown}`;
  return item.studentId === STUDENT ? undefined : 'studentId must be the number of the student';
}

interface Call {
  call: string;
  keepalive: boolean;
  authorized: boolean;
}

/** What is plain about a server beside its calls. */
export interface Quirks {
  /** Answers in the place of the academy: `call` for the `time`-th time, from 1. */
  fails?: (call: string, time: number) => Response | undefined;
  points?: readonly object[];
  /** Days that a save leaves out, without a word. */
  leavesOut?: (date: string) => boolean;
}

/** What a gateway says for itself. */
export const badGateway = () =>
  new Response(
    '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center></body></html>',
    { status: 502, headers: { 'content-type': 'text/html' } },
  );

/**
 * Answers every call as a server that has the common contract to the letter and nothing beside it:
 * what else is asked for is not there, what else is sent is refused. `days` is what it has of the
 * meals.
 */
export function specifiedAcademy(
  days: Map<string, Meals>,
  { fails, leavesOut, points = [POINT] }: Quirks = {},
) {
  const refusals: string[] = [];
  const calls: Call[] = [];
  const registrations: Fields[] = [];

  function save(rows: Fields[]): Response {
    const wrong = rows
      .map((row) => complaint(row, ['date', 'lunch', 'dinner', 'studentId']))
      .find((one) => one !== undefined);
    if (wrong !== undefined) return refuse(wrong);
    for (const { date, lunch, dinner } of rows)
      if (!leavesOut?.(String(date)))
        days.set(String(date), { lunch: lunch === true, dinner: dinner === true });
    return new Response(null, { status: 200 });
  }

  function register(body: Fields): Response {
    const wrong = complaint(body, ['studentId', 'mockExamId', 'selectedSubjects', 'onSiteExam']);
    if (wrong !== undefined) return refuse(wrong);
    if (body.mockExamId !== EXAM.id) return refuse('mockExamId must be a known number');
    registrations[0] = { ...body, registrationId: 501, active: true };
    return new Response(null, { status: 201 });
  }

  function pageOfPoints(query: URLSearchParams) {
    const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
    return {
      content: points.slice(number * size, (number + 1) * size),
      totalElements: points.length,
      totalPages: Math.ceil(points.length / size),
      number,
    };
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const parameter = [...searchParams.keys()].find((name) => !QUERIES[path]?.includes(name));
    if (QUERIES[path] && parameter !== undefined) return refuse(`unknown parameter ${parameter}`);
    const month = /^\/reservations\/7\/(\d{4})\/(\d{1,2})$/.exec(path);
    if (month && request.method === 'GET')
      return Response.json(
        [...days]
          .filter(([date]) => date.startsWith(`${month[1]}-${month[2]?.padStart(2, '0')}`))
          .map(([date, meals]) => ({ date, ...meals })),
      );
    switch (`${request.method} ${path}`) {
      case 'GET /students/me':
        return Response.json({ id: STUDENT, name: '김하늘' });
      case 'GET /lunch-settings':
        return Response.json(SETTINGS);
      case `PUT /reservations/${STUDENT}`:
        return save(await request.json());
      case 'GET /news':
        return Response.json({ items: [], page: 1, totalPages: 1 });
      case 'GET /student-points/mine':
        return Response.json(pageOfPoints(searchParams));
      case 'POST /students/refresh':
        return (await request.text()) === ''
          ? Response.json({ accessToken: 'token' })
          : refuse('the body must be empty');
      case 'GET /mock-exams/open/page':
        return Response.json({ content: [EXAM], last: true, totalPages: 1 });
      case `GET /mock-exams/${EXAM.id}`:
        return Response.json(EXAM);
      case 'GET /mock-exam-registrations/my/slice':
        return Response.json({ content: registrations, hasNext: false });
      case 'GET /mock-exam-settings/public/subject-options':
        return new Response('물리학Ⅰ,화학Ⅰ');
      case 'POST /mock-exam-registrations':
      case 'PATCH /mock-exam-registrations/my/501':
        return register(await request.json());
      case 'DELETE /mock-exam-registrations/my/501':
        // What was cancelled leaves the list.
        registrations.length = 0;
        return new Response(null, { status: 204 });
      default:
        return new Response(null, { status: 404 });
    }
  }

  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url, headers } = request;
    const call = `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`;
    calls.push({ call, keepalive: request.keepalive, authorized: headers.has('authorization') });
    const failure = fails?.(call, calls.filter((one) => one.call === call).length);
    if (failure) return failure;
    const header = [...headers.keys()].find((name) => !HEADERS.includes(name));
    const given = header === undefined ? await answer(request) : refuse(`unknown header ${header}`);
    if (given.status === 400) refusals.push(`${method} ${url}: ${await given.clone().text()}`);
    return given;
  });
  return {
    refusals,
    registrations,
    calls,
    countOf: (name: string) => calls.filter(({ call }) => call === name).length,
  };
}
