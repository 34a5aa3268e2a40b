import { onTestFinished } from 'vitest';
import { createApi } from '../create-api';
import { answeringServer, type GivenAnswer, type SeenRequest } from './answering-server';

const STUDENT = 7;
const EXAM = 11;
const RESERVATION = ['date', 'lunch', 'dinner', 'studentId'];
const REGISTRATION = ['studentId', 'mockExamId', 'selectedSubjects', 'onSiteExam'];
/** What browsers, fetch and the session send; anything else is an extra. */
const HEADERS =
  /^(accept.*|authorization|connection|content-(length|type)|host|sec-.*|user-agent|origin|referer)$/;

type Fields = Record<string, unknown>;
const parsed = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));
const refused = (message: string): GivenAnswer => ({ status: 400, body: { message } });

/** The first thing about a body that such a server would not take. */
function complaint(item: Fields, known: readonly string[]): string | undefined {
  const unknown = Object.keys(item).find((name) => !known.includes(name));
  if (unknown !== undefined) return `unknown property ${unknown}`;
  return typeof item.studentId === 'number' ? undefined : 'studentId must be a number';
}

/**
 * A server that knows the specified calls to the letter and nothing else: numbers for ids, no extra
 * property, header or parameter.
 */
export async function specifiedServer() {
  const days = new Map<string, Fields>();
  const registrations: Fields[] = [];

  function save(body: unknown): GivenAnswer {
    if (!Array.isArray(body)) return refused('an array is needed');
    const rows: Fields[] = body;
    const wrong = rows.map((row) => complaint(row, RESERVATION)).find(Boolean);
    if (wrong !== undefined) return refused(wrong);
    for (const { date, lunch, dinner } of rows) days.set(String(date), { date, lunch, dinner });
    return { status: 200 };
  }

  function register(body: Fields, id: number): GivenAnswer {
    const wrong = complaint(body, REGISTRATION);
    if (wrong !== undefined) return refused(wrong);
    if (body.mockExamId !== EXAM) return refused('mockExamId must be a known number');
    registrations[id - 501] = { ...body, registrationId: id, active: true };
    return { status: 200 };
  }

  function answer({ method, url, headers, body }: SeenRequest): GivenAnswer {
    const { pathname } = new URL(url.replace(/^\/api/, ''), 'http://academy.test');
    const extra = Object.keys(headers).find((name) => !HEADERS.test(name));
    if (extra !== undefined) return refused(`unknown header ${extra}`);
    const exam = {
      id: EXAM,
      title: '12월 모의고사',
      examDate: '2026-12-12',
      registrationStartDate: '2026-11-01',
      registrationEndDate: '2026-11-30',
      fee: 10_000,
    };
    switch (`${method} ${pathname}`) {
      case 'GET /students/me':
        return { body: { id: STUDENT, name: '김하늘' } };
      case `GET /reservations/${STUDENT}/2026/11`:
        return { body: [...days.values()].map((day) => ({ ...day, studentId: STUDENT })) };
      case `PUT /reservations/${STUDENT}`:
        return save(parsed(body));
      case `GET /mock-exams/${EXAM}`:
        return { body: exam };
      case 'GET /mock-exam-registrations/my/slice':
        return { body: { content: registrations, hasNext: false } };
      case 'POST /mock-exam-registrations':
        return register(parsed(body) as Fields, 501);
      case 'PATCH /mock-exam-registrations/my/501':
        return register(parsed(body) as Fields, 501);
      default:
        return { status: 404 };
    }
  }

  const server = await answeringServer(answer);
  onTestFinished(server.close);
  return { api: createApi({ baseURL: server.baseURL }), seen: server.seen, days, registrations };
}
