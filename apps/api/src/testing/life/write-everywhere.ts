import type { Endpoint } from '@academy/domain/http';
import { guardianEndpoints, guardianRequestEndpoints } from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { loginEndpoints } from '@academy/domain/login';
import { endpointTables } from '../../endpoint-tables';
import { another } from '../calls/another';
import { depositCalls } from '../calls/deposit-calls';
import { letGuardiansAsk, openGuardianLink } from '../calls/link-ready';
import { readyCall } from '../calls/ready-calls';
import { agreeToNotices, saveNotices } from '../calls/save-notices';
import { signIn } from '../calls/sign-in';
import { aboutNoStudent } from '../of-features';
import { insertStudent } from '../data/a-student';
import type { TestApp } from '../test-app';

/** Is in every name and text of these students, and nowhere else. */
export const MARK = '쉿별';
/** How the numbers of these students and their guardians begin, as they are kept and shown. */
export const NUMBERS = ['0104777', '010-4777', '0105888', '010-5888', '0105555', '010-5555'];

/** What the academy says of itself: its words stay when students are erased. */
const OF_THE_ACADEMY = [
  /^\/admin\/(academy|lunch-settings|meal-closings|holidays|accounts|users|news|sending-keys|signup)\b/,
  /-(settings|presets|pictures|order|logo)$/,
  /^\/admin\/mock-exams(\/\{examId\}(\/(preview|close|extend|cancel|seats))?)?$/,
  /^\/admin\/(month-closes|attendance\/\{date\}\/(close|reopen)|messages|orders|demo)\b/,
  /^\/admin\/students\/\{studentId\}\/erase$/,
  // A day off by its name.
  /^\/admin\/holidays/,
  ...aboutNoStudent.paths,
];
const isOfTheAcademy = ({ path }: Endpoint) => OF_THE_ACADEMY.some((one) => one.test(path));

/** Bodies that are written as they have to be found again. */
const AS_WRITTEN = new Set(['POST /admin/student-imports']);

/** The same body, with the mark in each text: what is empty or in Korean was meant for one. */
function marked(value: unknown): unknown {
  if (typeof value === 'string')
    return value === '' || /[가-힣]/.test(value) ? `${value}${MARK}` : value;
  if (Array.isArray(value)) return value.map(marked);
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key.endsWith('Number') ? one : marked(one)]),
  );
}

export interface Written {
  students: StudentId[];
  /** What did not answer 200, and what became of it. */
  refused: string[];
  admin: string;
}

interface Person {
  id: StudentId;
  token: string;
  name: string;
  phone: string;
  guardianPhone: string;
}

/** A bank's list with unmatched payers: the student, a guardian, and a name in a memo. */
const unmatched = ({ name }: Person) => {
  const row = (place: number, payer: string, memo: string) => ({
    row: place,
    day: '2026-03-02',
    time: null,
    name: payer,
    amount: 20_000 + another('row'),
    balance: null,
    memo,
  });
  return {
    ...depositCalls['POST /admin/statements'](),
    ignored: [row(2, name, ''), row(3, `${name}엄마`, '급식'), row(4, '국민은행', `${name} 3월`)],
  };
};

/** What is written otherwise than for anybody else. */
const BODIES: Readonly<Record<string, (body: unknown, person: Person) => unknown>> = {
  'POST /admin/statements': (_, person) => unmatched(person),
  'POST /admin/meal-prices': (body, { id }) => ({
    ...(typeof body === 'object' ? body : {}),
    studentId: id,
  }),
  'POST /admin/student-imports': () => ({
    fileName: '명단.csv',
    cells: [
      ['이름', '전화', '학교', '메모', '보호자'],
      ['새얼굴', `0105555${String(another('call')).padStart(4, '0')}`, '고', '자리', '엄마'],
    ].map((row, at) =>
      at === 0 ? row : row.map((cell) => (cell.startsWith('0') ? cell : cell + MARK)),
    ),
    expected: { add: 1, change: 0, same: 0, error: 0 },
  }),
  'POST /admin/messages/test-notice': (_, { guardianPhone }) => ({ phone: guardianPhone }),
};

/** A login as a browser does it, and one with a PIN where none was chosen. */
async function signInByPhone(server: TestApp, phoneNumber: string): Promise<void> {
  await server.studentToken(phoneNumber);
  await server.callEndpoint(
    loginEndpoints.studentLogin,
    {},
    { body: { phoneNumber: `${phoneNumber.slice(0, -1)}9`, pin: '0000' } },
  );
}

/** Everything that a guardian can do behind a link. */
async function asGuardian(server: TestApp, admin: string, { id }: Person): Promise<string[]> {
  const { params: link, headers } = await openGuardianLink(server, admin, [id]);
  const reason = {
    studentId: id,
    type: 'ABSENT',
    date: '2026-03-02',
    arriveAt: null,
    leaveAt: null,
    backAt: null,
    category: 'ILLNESS',
    text: `감기 ${MARK}`,
  };
  const answers = [
    await server.callEndpoint(guardianEndpoints.guardianView, link, { headers }),
    await server.callEndpoint(guardianRequestEndpoints.sendGuardianReason, link, {
      headers,
      body: reason,
    }),
    await server.callEndpoint(guardianEndpoints.switchGuardianNotices, link, {
      headers,
      body: { on: false },
    }),
  ];
  return answers.flatMap(({ status, text }, at) =>
    status === 200 ? [] : [`guardian ${at}: ${status} ${text}`],
  );
}

/** Files that are narrowed to a student by name. */
const files = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(({ access, answers, query }) => access === 'manager' && answers === 'file' && query);

/** Every write of the API that an app makes; what shows and writes nothing is left out. */
const writes = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(
    ({ access, method, path }) =>
      ['manager', 'student', 'terminal'].includes(access) &&
      method !== 'GET' &&
      !/\/preview$|^\/admin\/demo\/leave$/.test(path),
  );

/**
 * Writes through every endpoint, each time about a student of its own whose name, numbers, school,
 * guardian and every text can be found again by `MARK` and `NUMBERS`.
 */
export async function writeEverywhere(server: TestApp): Promise<Written> {
  const { db } = server.database;
  const admin = await server.managerToken('admin');
  await saveNotices(server, admin);
  await letGuardiansAsk(server);
  const students: StudentId[] = [];
  const refused: string[] = [];
  const nextPerson = async (): Promise<Person> => {
    const digits = String(students.length).padStart(4, '0');
    const name = `${MARK}이${students.length}`;
    const guardianPhone = `0105888${digits}`;
    const id = await insertStudent(db, {
      name,
      phone: `0104777${digits}`,
      school: `${MARK}고`,
      memo: `창가 ${MARK}`,
      depositorNames: [`${MARK}이모`],
      guardians: [{ name: `${name}엄마`, phone: guardianPhone, relation: '모' }],
    });
    students.push(id);
    await agreeToNotices(server, admin, [id]);
    if (students.length === 1) await signInByPhone(server, `0104777${digits}`);
    return { id, name, phone: `0104777${digits}`, guardianPhone, token: await signIn(server, id) };
  };
  refused.push(...(await asGuardian(server, admin, await nextPerson())));
  for (const endpoint of writes) {
    const person = await nextPerson();
    const name = `${endpoint.method} ${endpoint.path}`;
    const own = BODIES[name];
    const send = await readyCall(server, endpoint, {
      student: person,
      admin,
      change: (body) => {
        const changed = own ? own(body, person) : body;
        return isOfTheAcademy(endpoint) || AS_WRITTEN.has(name) ? changed : marked(changed);
      },
    });
    const answer = await send();
    if (answer.status !== 200)
      refused.push(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.text}`);
  }
  const person = await nextPerson();
  for (const { path } of files) {
    const place = path
      .replace('{format}', 'csv')
      .replace('{year}', '2026')
      .replace('{month}', '4')
      .replace('{date}', '2026-03-02');
    await server.call('GET', `/api${place}?q=${encodeURIComponent(person.name)}`, { token: admin });
  }
  return { students, refused, admin };
}
