/** @module-tag ci */
import type { Api } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import {
  countAttendance,
  distributionOf,
  mockEndpoints,
  ownResultEndpoints,
  plannedEntries,
  planRows,
  priceOfChoice,
  readResults,
  usualGroups,
  type ManagedRegistration,
  type SubjectGroup,
} from '@academy/domain/mocks';
import { addWon, won } from '@academy/domain/money';
import { readSeparated, readTable } from '@academy/domain/tables';
import { aStudentChoice, anExamForm } from '@academy/domain/testing';
import { seoulDay, shiftDay } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStudents, type SignedIn } from '../../testing/calls/sign-in';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';
import { monthParamsOf } from '../../testing/week/week';
import { expectExamsAgree } from '../../testing/week/week-exam-views';

const [STUDENTS, SEATS, WANT_SEATS] = [80, 60, 66];
const now = new Date(MONDAY);
const today = seoulDay(now);
let server: TestApp;
let api: Api;
let people: SignedIn[];
beforeAll(async () => {
  server = await startTestApp();
  server.clock.set(now, { frozen: true });
  api = server.api(await server.managerToken('admin'));
  people = await signedInStudents(server, STUDENTS);
});
afterAll(() => server.close());

/** Five groups as the national exam has them; a language costs 3,000 won more. */
const groups: SubjectGroup[] = usualGroups().map((group) =>
  group.name.startsWith('제2외국어') ? { ...group, fee: won(3_000) } : group,
);
const LANGUAGE = groups.at(-1)?.subjects[0] ?? '';
/** What the student at a place chooses: each another mix; a language every fourth. */
const choiceOf = (at: number, language = at % 4 === 0): string[] =>
  groups.flatMap(({ name, subjects, min, max }, index) => {
    if (index === groups.length - 1) return language ? [LANGUAGE] : [];
    const count = name === '탐구' ? at % (max + 1) : min;
    return Array.from({ length: count }, (_, n) => subjects[(at + n) % subjects.length] ?? '');
  });

const as = async (at: number, ...call: Parameters<TestApp['callEndpoint']>) => {
  const [endpoint, params, options] = call;
  const answer = await server.callEndpoint(endpoint, params, {
    token: people[at]?.token ?? '',
    ...options,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const fees = (rows: readonly ManagedRegistration[]) => addWon(...rows.map(({ fee }) => fee));

test(
  'an exam of 80 students from its announcement to its results',
  { timeout: 300_000 },
  async () => {
    const exam = await api.createExam({
      body: anExamForm({
        title: '11월 실전 모의고사',
        examDate: today,
        registrationStartDate: today,
        registrationEndDate: shiftDay(today, 3),
        fee: 30_000,
        askSubjectOption: true,
        subjectGroups: groups,
        capacity: STUDENTS,
        onSiteCapacity: SEATS,
        targetStudents: people.map(({ id }) => id),
      }),
    });
    const params = { examId: exam.id };
    const week = () => ({
      server,
      token: '',
      ids: people.map(({ id }) => id),
      students: people.map(({ token }) => token),
    });
    const rows = async () => (await api.examRegistrations({ params })).content;
    const agree = async () =>
      expectExamsAgree({ ...week(), token: await server.managerToken('admin') });

    // All register; the seats go to the first, six wait.
    for (const at of people.keys())
      await as(
        at,
        mockEndpoints.register,
        {},
        {
          body: {
            mockExamId: exam.id,
            selectedSubjects: choiceOf(at),
            onSiteExam: at < WANT_SEATS,
            waitForSeat: true,
          },
        },
      );
    expect(await api.managedExam({ params })).toMatchObject({
      registered: STUDENTS,
      capacityLeft: 0,
      onSiteTaken: SEATS,
      waitingCount: WANT_SEATS - SEATS,
      paperOnly: STUDENTS - WANT_SEATS,
    });
    const first = await rows();
    const expected = people.map((_, at) => priceOfChoice(exam, null, choiceOf(at)).fee);
    expect(fees(first)).toBe(addWon(...expected));
    await agree();

    // All pay. Twelve choose anew: six take a language and owe, six leave it and get back.
    const ids = first.map(({ id }) => id);
    await api.changePayments({ params, body: { ids, change: 'confirm', day: today } });
    const registrationOf = (at: number, all: readonly ManagedRegistration[]) =>
      all.find(({ studentId }) => studentId === people[at]?.id)?.id ?? '';
    const takers = [1, 2, 3, 5, 6, 7];
    const leavers = [0, 4, 8, 12, 16, 20];
    for (const at of [...takers, ...leavers])
      await as(
        at,
        mockEndpoints.modifyRegistration,
        { registrationId: registrationOf(at, first) },
        {
          body: { mockExamId: exam.id, selectedSubjects: choiceOf(at, takers.includes(at)) },
        },
      );
    expect(await api.managedExam({ params })).toMatchObject({ unpaid: 6, refundDue: 6, paid: 68 });

    // Six who sit here cancel: their money is owed back, and the line moves up.
    const cancelling = [30, 31, 32, 33, 34, 35];
    for (const at of cancelling)
      await as(at, mockEndpoints.cancelRegistration, {
        registrationId: registrationOf(at, first),
      });
    expect(await api.managedExam({ params })).toMatchObject({
      registered: STUDENTS - 6,
      capacityLeft: 6,
      onSiteTaken: SEATS,
      waitingCount: 0,
      refundDue: 12,
    });
    const changed = await rows();
    const of = (status: ManagedRegistration['paymentStatus']) =>
      changed.filter(({ paymentStatus }) => paymentStatus === status).map(({ id }) => id);
    await api.changePayments({
      params,
      body: { ids: of('refund-due'), change: 'refund', day: today },
    });
    await api.changePayments({
      params,
      body: { ids: of('unpaid'), change: 'confirm', day: today },
    });
    await agree();

    // What came in, less what went back, is what those cost who are registered.
    const settled = await rows();
    const standing = settled.filter(({ canceledAt }) => canceledAt === null);
    const [paid, refunded] = [
      addWon(...settled.map(({ paidAmount }) => paidAmount)),
      addWon(...settled.map(({ refundedAmount }) => refundedAmount)),
    ];
    expect(paid - refunded).toBe(fees(standing));
    expect(await api.managedExam({ params })).toMatchObject({ unpaid: 0, refundDue: 0, paid: 74 });
    const papers = await api.paperOrder({ params });
    expect([papers.onSite, papers.paperOnly, papers.fees]).toEqual([SEATS, 14, fees(standing)]);
    expect(papers.subjects.find(({ subject }) => subject === '한국사')?.total).toBe(74);
    expect(papers.subjects.find(({ subject }) => subject === LANGUAGE)?.total).toBe(
      standing.filter(({ selectedSubjects }) => selectedSubjects.includes(LANGUAGE)).length,
    );

    // The day: two are away, the results of all others are pasted from a sheet.
    const absent = standing.slice(-2);
    await api.changeRegistrations({
      params,
      body: { ids: absent.map(({ id }) => id), change: { attendance: 'absent' } },
    });
    const there = standing.slice(0, -2);
    const sheet = [
      '이름\t좌석\t국어 백분위\t국어 등급\t수학 점수',
      ...there.map(({ name }, at) => `${name}\t\t${50 + (at % 50)}\t${1 + (at % 9)}\t${at}`),
      ...absent.map(({ name }) => `${name}\t\t결시\t결시\t결시`),
    ].join('\n');
    const read = readResults(readTable({ cells: readSeparated(sheet), spans: [] }), {
      students: standing.map(({ studentId, name }) => aStudentChoice({ id: studentId, name })),
      registered: new Set<string>(standing.map(({ studentId }) => studentId)),
      subjects: ['국어', '수학'],
    });
    expect(read.problem).toBeNull();
    const entries = plannedEntries(planRows(read.rows, {}));
    expect(entries).toHaveLength(2 * there.length);
    await api.saveResults({ params, body: { entries } });
    await api.publishResults({ params, body: { published: true } });
    await agree();

    expect(countAttendance(await rows())).toEqual({ present: there.length, absent: 2, unknown: 0 });
    const results = await api.examResults({ params });
    expect(results.content.filter((one) => one.absent)).toHaveLength(2);
    const korean = results.content.flatMap((one) =>
      one.results.filter(({ subject }) => subject === '국어'),
    );
    expect(distributionOf('percentile', korean)?.count).toBe(there.length);
    const { reports } = await api.monthlyReports({
      params: monthParamsOf(today),
      query: {},
    });
    const told = new Map<StudentId, number>(
      reports.map(({ studentId, exams }) => [studentId, exams?.[0]?.results?.length ?? 0]),
    );
    for (const { studentId } of there) expect(told.get(studentId)).toBe(2);
    expect(await as(0, ownResultEndpoints.myResults, {})).toMatchObject({
      exams: [{ title: '11월 실전 모의고사', results: [{ subject: '국어' }, { subject: '수학' }] }],
    });
  },
);
