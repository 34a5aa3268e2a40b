import type { MockExamId } from '@academy/domain/ids';
import { errorBodySchema } from '@academy/domain/http';
import { mockEndpoints, registrationResultSchema } from '@academy/domain/mocks';
import { and, count, eq, is, SQL, sql, StringChunk } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { count as counted, countControl, triesOf } from '../../../../../tools/trust/figure';
import type { Database, Tx } from '../../db/database';
import { mockExams, mockRegistrations } from '../../db/schema';
import { persistently } from '../../testing/calls/persistently';
import { areAlike } from '../../testing/calls/outcomes';
import { signedInStudents, type SignedIn } from '../../testing/calls/sign-in';
import { insertExam } from '../../testing/data/some-exam';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

interface Rush {
  students: number;
  seats: number;
}
const MANY: Rush = { students: 50, seats: 10 };
/**
 * As many as the line lets through at once (`register.ts`): so that all of them can see a free seat
 * before the first takes it.
 */
const FEW: Rush = { students: 3, seats: 1 };
const EVERYBODY: Rush = { students: 200, seats: 30 };

let server: TestApp | undefined;
afterEach(() => server?.close());

/** What of the protection of the seats is left. */
interface Protection {
  /** The transaction with the locks on student and exam, under which the rule decides. */
  lock: boolean;
  /** The condition in the statement that takes the seat, and the CHECK behind it. */
  guard: boolean;
}

const GUARDS = ['on_site_taken < on_site_capacity', 'registered < capacity'];
const isGuard = (chunk: unknown): chunk is StringChunk =>
  is(chunk, StringChunk) && GUARDS.some((guard) => chunk.value.join('').includes(guard));
const holdsGuard = (query: SQL): boolean =>
  query.queryChunks.some((chunk) => (is(chunk, SQL) ? holdsGuard(chunk) : isGuard(chunk)));
function dropGuard(query: SQL): void {
  for (const chunk of query.queryChunks) {
    if (is(chunk, SQL)) dropGuard(chunk);
    else if (isGuard(chunk)) chunk.value.splice(0, chunk.value.length, '');
  }
}

/** What of an exam is limited: its seats, or how many may register at all. */
const LIMITS = {
  seats: {
    exam: (places: number) => ({ onSiteCapacity: places }),
    check: 'mock_exams_seats',
    body: { onSiteExam: true },
    code: 'on-site-full',
  },
  people: {
    exam: (places: number) => ({ capacity: places }),
    check: 'mock_exams_capacity',
    body: { onSiteExam: false },
    code: 'exam-full',
  },
} as const;
type Limit = keyof typeof LIMITS;

/** Waits until all have come. */
function barrier(people: number) {
  let open = () => {};
  const all = new Promise<void>((resolve) => (open = resolve));
  let come = 0;
  return async () => {
    come += 1;
    if (come === people) open();
    await all;
  };
}

/**
 * The database without some of the protection. Without the lock there is no transaction either, so
 * every lock ends with its statement, and all students have seen a free seat before the first of
 * them takes one.
 */
const weakened =
  ({ lock, guard }: Protection, people: number) =>
  (database: Database): Database => {
    const meet = barrier(people);
    const weak = <T extends Tx | Database['db']>(handle: T): T =>
      new Proxy(handle, {
        get(target, name, receiver) {
          if (name === 'transaction' && !lock)
            return (work: (tx: unknown) => Promise<unknown>) => work(weak(target));
          if (name === 'transaction')
            return (work: (tx: Tx) => Promise<unknown>) =>
              target.transaction((tx) => work(weak(tx)));
          if (name !== 'execute') return Reflect.get(target, name, receiver);
          return async (query: SQL) => {
            const takesSeat = holdsGuard(query);
            if (takesSeat && !guard) dropGuard(query);
            if (takesSeat && !lock) await meet();
            return target.execute(query);
          };
        },
      });
    return { ...database, db: weak(database.db) };
  };

interface Race extends Rush {
  server: TestApp;
  people: SignedIn[];
  limit: Limit;
  mockExamId: MockExamId;
}

async function startRace(
  { students, seats }: Rush = MANY,
  protection: Protection = { lock: true, guard: true },
  limit: Limit = 'seats',
): Promise<Race> {
  const started = await startTestApp({ wrap: weakened(protection, students) });
  server = started;
  if (!protection.guard)
    await started.database.db.execute(
      sql`alter table mock_exams drop constraint ${sql.identifier(LIMITS[limit].check)}`,
    );
  const people = await signedInStudents(started, students);
  return {
    students,
    seats,
    server: started,
    people,
    limit,
    mockExamId: await insertExam(started.database.db, new Date(MONDAY), LIMITS[limit].exam(seats)),
  };
}

const registerAll = (
  { server: { callEndpoint }, people, limit, mockExamId }: Race,
  body: object = {},
) =>
  Promise.all(
    people.map(({ token }) =>
      persistently(() =>
        callEndpoint(
          mockEndpoints.register,
          {},
          { token, body: { mockExamId, ...LIMITS[limit].body, ...body } },
        ),
      ),
    ),
  );

async function seatsOf({
  server: {
    database: { db },
  },
  limit,
  mockExamId,
}: Race) {
  const { registered, onSiteTaken } = mockExams;
  const [exam] = await db
    .select({
      taken: limit === 'seats' ? onSiteTaken : registered,
      waiting: mockExams.waitingCount,
    })
    .from(mockExams)
    .where(eq(mockExams.id, mockExamId));
  const [seated] = await db
    .select({ count: count() })
    .from(mockRegistrations)
    .where(
      and(
        eq(mockRegistrations.mockExamId, mockExamId),
        eq(mockRegistrations.onSiteState, limit === 'seats' ? 'confirmed' : 'none'),
      ),
    );
  return { ...exam, seated: seated?.count };
}

const codeOf = (body: unknown) => errorBodySchema.parse(body).code;

/** What the students of a rush are answered, and what is written then. */
async function outcomeOf(rush: Rush, protection: Protection, limit: Limit = 'seats') {
  const race = await startRace(rush, protection, limit);
  const answers = await registerAll(race);
  const refused = answers.filter(({ status }) => status !== 200);
  return {
    letIn: answers.length - refused.length,
    refusals: [...new Set(refused.map(({ status, body }) => `${status} ${codeOf(body)}`))],
    ...(await seatsOf(race)),
  };
}
const fair = ({ seats }: Rush, limit: Limit = 'seats') => ({
  letIn: seats,
  refusals: [`409 ${LIMITS[limit].code}`],
  taken: seats,
  waiting: 0,
  seated: seats,
});

test('50 students at once for 10 seats, as it is: nobody sits who has no seat', async () => {
  expect(await outcomeOf(MANY, { lock: true, guard: true })).toEqual(fair(MANY));
});

test.each([
  ['50 for 10, with the lock alone', MANY, { lock: true, guard: false }],
  ['3 for 1, with the guarded statement alone', FEW, { lock: false, guard: true }],
])('%s: nobody sits who has no seat', { tags: 'ci' }, async (_, rush, protection) => {
  expect(await outcomeOf(rush, protection)).toEqual(fair(rush));
});

test('50 students at once for an exam for 10, as it is: 10 are registered', async () => {
  const both = { lock: true, guard: true };
  expect(await outcomeOf(MANY, both, 'people')).toEqual(fair(MANY, 'people'));
});

test.each([
  ['50 for 10, with the lock alone', MANY, { lock: true, guard: false }],
  ['3 for 1, with the guarded statement alone', FEW, { lock: false, guard: true }],
])(
  'an exam for few, %s: nobody more is registered',
  { tags: 'ci' },
  async (_, rush, protection) => {
    expect(await outcomeOf(rush, protection, 'people')).toEqual(fair(rush, 'people'));
  },
);

test('control: without lock and guard an exam takes more than it may', { tags: 'ci' }, async () => {
  const race = await startRace(FEW, { lock: false, guard: false }, 'people');
  await registerAll(race);
  expect(await seatsOf(race)).toEqual({ taken: FEW.students, waiting: 0, seated: FEW.students });
});

test(
  '200 for 30, round after round: as many sit as there are seats',
  { tags: 'ci' },
  async (context) => {
    const rounds = triesOf('oversold-seats', 1);
    const race = await startRace(EVERYBODY);
    const { db } = race.server.database;
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      const exam = { onSiteCapacity: EVERYBODY.seats };
      const here = { ...race, mockExamId: await insertExam(db, new Date(MONDAY), exam) };
      const answers = await registerAll(here);
      const { taken = 0, seated = 0 } = await seatsOf(here);
      const told = answers.filter(({ status }) => status === 200).length;
      wrong += Math.max(...[taken, seated, told].map((sit) => Math.abs(sit - EVERYBODY.seats)));
    }
    counted(context, 'oversold-seats', { tried: rounds * EVERYBODY.students, wrong });
    expect(wrong).toBe(0);
  },
);

test(
  'control: without lock and guard the same race oversells, so the tests above can fail',
  { tags: 'ci' },
  async (context) => {
    const { students, seats } = FEW;
    const race = await startRace(FEW, { lock: false, guard: false });
    const answers = await registerAll(race);
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: students }, () => 200),
    );
    const after = await seatsOf(race);
    countControl(context, 'oversold-seats', { tried: students, wrong: (after.taken ?? 0) - seats });
    expect(after).toEqual({ taken: students, waiting: 0, seated: students });
  },
);

test(
  '50 who would rather wait: 10 sit, 40 stand in line, each in a place of their own',
  { tags: 'ci' },
  async () => {
    const race = await startRace();
    const answers = await registerAll(race, { waitForSeat: true });
    const places = answers.map(
      ({ body }) => registrationResultSchema.parse(body).registration.waitingNumber,
    );
    expect(places.flatMap((place) => place ?? []).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: MANY.students - MANY.seats }, (_, index) => index + 1),
    );
    expect(await seatsOf(race)).toEqual({
      taken: MANY.seats,
      waiting: MANY.students - MANY.seats,
      seated: MANY.seats,
    });
  },
);

test(
  'seats given back at once go to the line, none is lost and none is given twice',
  { tags: 'ci' },
  async () => {
    const race = await startRace();
    const answers = await registerAll(race, { waitForSeat: true });
    const seated = answers
      .map(({ body }) => registrationResultSchema.parse(body).registration)
      .filter(({ onSiteState }) => onSiteState === 'confirmed');
    const tokenOf = new Map(race.people.map(({ id, token }) => [id, token]));
    const cancelled = await Promise.all(
      seated.map(({ id, studentId }) =>
        persistently(() =>
          race.server.callEndpoint(
            mockEndpoints.cancelRegistration,
            { registrationId: id },
            { token: tokenOf.get(studentId) ?? '' },
          ),
        ),
      ),
    );
    expect(cancelled.map(({ status }) => status)).toEqual(seated.map(() => 200));
    expect(await seatsOf(race)).toEqual({
      taken: MANY.seats,
      waiting: MANY.students - 2 * MANY.seats,
      seated: MANY.seats,
    });
  },
);

test('one student twenty times at once: one registration', { tags: 'ci' }, async () => {
  const {
    server: { callEndpoint, database },
    people: [person],
    mockExamId,
  } = await startRace();
  const body = { mockExamId, onSiteExam: true };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      persistently(() =>
        callEndpoint(mockEndpoints.register, {}, { token: person?.token ?? '', body }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
  expect(await database.db.$count(mockRegistrations)).toBe(1);
});

test('one tap sent twenty times with its key: one registration, and everybody learns of it', async () => {
  const {
    server: { callEndpoint, database },
    people: [person],
    mockExamId,
  } = await startRace();
  const options = {
    token: person?.token ?? '',
    body: { mockExamId, onSiteExam: true },
    headers: { 'idempotency-key': 'one-tap-of-a-phone' },
  };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      persistently(() => callEndpoint(mockEndpoints.register, {}, options)),
    ),
  );
  expect(areAlike(answers)).toBe(true);
  expect(answers[0]?.status).toBe(200);
  expect(await database.db.$count(mockRegistrations)).toBe(1);
});
