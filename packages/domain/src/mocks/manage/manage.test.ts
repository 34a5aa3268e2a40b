import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mockRegistrationIdSchema } from '../../ids';
import { aManagedExam, aManagedRegistration, anExamForm, aStoredPicture } from '../../testing';
import { day } from '../../time';
import { checkExam, examWarnings } from '../exams/check-exam';
import { examEffect } from '../exams/exam-effect';
import { examState } from '../exams/exam-state';
import { decideOnBehalf } from '../registration/decide-on-behalf';
import {
  decideDelete,
  decideExamChange,
  decideExtension,
  decidePayment,
  type PaymentChange,
} from './manage-decisions';
import { amountsOf, feeAccount, type FeeAmounts } from '../registration/fee-account';
import type { MockPaymentStatus } from '../schemas';
import { won } from '../../money';
import type { ExamDraft } from './manage-schemas';
import { paperOrder } from '../seats/paper-order';
import { planSeats, swapSeats } from '../seats/seat-plan';

const today = day('2026-11-20');
const picture = aStoredPicture();

describe('the form of an exam', () => {
  test.each<[Partial<ExamDraft>, object]>([
    [{}, {}],
    [{ title: ' ' }, { title: '시험명을 입력하세요.' }],
    [{ title: '가'.repeat(61) }, { title: '60자 이하로 입력하세요.' }],
    [
      { registrationStartDate: '2026-11-21', registrationEndDate: '2026-11-20' },
      { registrationEndDate: '접수 마감은 접수 시작보다 빠를 수 없습니다.' },
    ],
    [
      { depositDeadline: '2026-10-31' },
      { depositDeadline: '입금 마감은 접수 시작보다 빠를 수 없습니다.' },
    ],
    [{ admissionTime: '08:10', examStartTime: '08:40', examEndTime: '16:32' }, {}],
    [{ admissionTime: '08:41' }, { examStartTime: '시작 시각은 입실 시각보다 빠를 수 없습니다.' }],
    [{ examEndTime: '08:40' }, { examEndTime: '종료 시각은 시작 시각보다 뒤여야 합니다.' }],
    [
      { examStartTime: null, admissionTime: '08:10', examEndTime: '08:00' },
      { examEndTime: '종료 시각은 시작 시각보다 뒤여야 합니다.' },
    ],
    [{ examEndTime: '25:00' }, { examEndTime: expect.any(String) }],
    [{ changeDeadline: '2026-12-15' }, {}],
    [{ changeDeadline: '2026-11-01' }, {}],
    [
      { changeDeadline: '2026-10-31' },
      { changeDeadline: '수정·취소 마감은 접수 시작보다 빠를 수 없습니다.' },
    ],
    [
      { changeDeadline: '2026-12-16' },
      { changeDeadline: '수정·취소 마감은 시험일보다 늦을 수 없습니다.' },
    ],
    [{ changeDeadline: '2026-02-30' }, { changeDeadline: expect.any(String) }],
    [{ targetGrades: [] }, { targetGrades: '대상 학년을 하나 이상 선택하세요.' }],
    [{ targetGrades: ['고3'] }, {}],
    [{ targetClasses: [] }, { targetClasses: '대상 반을 하나 이상 선택하세요.' }],
    [{ targetClasses: undefined }, {}],
    [{ targetStudents: [] }, { targetStudents: '대상 학생을 한 명 이상 선택하세요.' }],
    [{ pictures: [picture, picture, picture] }, {}],
    [
      { pictures: [picture, picture, picture, picture] },
      { pictures: '사진은 3장까지 올릴 수 있습니다.' },
    ],
    [
      { pictures: [{ ...picture, alt: '가'.repeat(101) }] },
      { pictures: '사진 설명은 100자 이하로 입력하세요.' },
    ],
    [
      { askSubjectOption: true, subjectOptions: [' '] },
      { subjectOptions: '선택과목을 하나 이상 입력하세요.' },
    ],
    [{ askSubjectOption: true, subjectOptions: null }, {}],
    [
      { onSiteCapacity: 2_001 },
      { onSiteCapacity: '0명에서 2000명 사이로 입력하세요. 비우면 제한이 없습니다.' },
    ],
    [{ allowOnSiteExam: false, onSiteCapacity: 2_001 }, {}],
  ])('%o', (overrides, errors) => {
    expect(checkExam({ ...anExamForm(), ...overrides })).toEqual(errors);
  });

  test('days that are none are named, each at its field', () => {
    expect(checkExam({ ...anExamForm(), examDate: '2026-02-30', registrationEndDate: '' })).toEqual(
      { examDate: expect.any(String), registrationEndDate: expect.any(String) },
    );
  });

  test('warns, and forbids nothing', () => {
    const form = anExamForm({ examDate: '2026-11-19' });
    expect(
      examWarnings(form, {
        today,
        others: [{ title: ` ${form.title} `, examDate: day('2026-11-19') }],
        closedDays: new Set(['2026-11-19']),
      }),
    ).toEqual([
      '시험일이 접수 마감보다 빠릅니다.',
      '시험일이 지난 날짜입니다.',
      '시험일이 도시락 휴무일입니다.',
      '같은 날 같은 이름의 시험이 있습니다.',
    ]);
    expect(examWarnings(anExamForm(), { today, others: [], closedDays: new Set() })).toEqual([]);
  });
});

test.each([
  [{ draft: true }, 'DRAFT'],
  [{ cancelled: { at: '', reason: '' } }, 'CANCELLED'],
  [{ examDate: day('2026-11-19') }, 'DONE'],
  [{ examDate: today, registrationEndDate: day('2026-11-19') }, 'CLOSED'],
  [{}, 'OPEN'],
  [{ closedEarly: true }, 'CLOSED'],
  [{ registrationStartDate: day('2026-11-21') }, 'UPCOMING'],
])('%o is %s', (overrides, state) => {
  expect(examState({ ...aManagedExam(), draft: false, cancelled: null, ...overrides }, today)).toBe(
    state,
  );
});

describe('what an edit changes for those who registered', () => {
  const registrations = [
    aManagedRegistration({ id: '1', selectedSubjects: ['물리학Ⅰ'], onSiteState: 'confirmed' }),
    aManagedRegistration({ id: '2', selectedSubjects: ['지구과학Ⅰ'], onSiteState: 'confirmed' }),
    aManagedRegistration({
      id: '3',
      selectedSubjects: [],
      onSiteState: 'waiting',
      waitingNumber: 1,
    }),
    aManagedRegistration({
      id: '4',
      selectedSubjects: ['생명과학Ⅰ'],
      canceledAt: '2026-11-01T00:00:00Z',
      onSiteState: 'none',
    }),
  ];
  const before = {
    ...aManagedExam({
      onSiteCapacity: 2,
      askSubjectOption: true,
      subjectOptions: ['물리학Ⅰ', '지구과학Ⅰ'],
    }),
  };
  const effect = (change: Partial<typeof before>) =>
    examEffect(before, { ...before, ...change }, classed, []);
  const classed = registrations.map((one, index) => ({
    ...one,
    className: index === 0 ? '의대반' : null,
  }));
  test('nothing', () => {
    expect(effect({})).toEqual({
      keepOldFee: 0,
      lostSubject: [],
      overCapacity: 0,
      moveUp: 0,
      losePlace: 0,
      notTargeted: [],
    });
  });
  test('another fee, fewer subjects, fewer and more seats, none here', () => {
    expect(effect({ fee: aManagedExam({ fee: 1 }).fee }).keepOldFee).toBe(3);
    expect(
      effect({ subjectOptions: ['물리학Ⅰ'] }).lostSubject.map(({ subject }) => subject),
    ).toEqual(['지구과학Ⅰ']);
    expect(
      [
        effect({ onSiteCapacity: 1 }),
        effect({ onSiteCapacity: 5 }),
        effect({ onSiteCapacity: null }),
        effect({ allowOnSiteExam: false }),
      ].map(({ overCapacity, moveUp, losePlace }) => [overCapacity, moveUp, losePlace]),
    ).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
      [0, 0, 3],
    ]);
  });
  test('who is of a grade or a class that it is not for any more; not who never was', () => {
    const left = (change: Partial<typeof before>, from = before) =>
      examEffect(from, { ...from, ...change }, classed, []).notTargeted.length;
    expect(left({ targetGrades: ['고3'] })).toBe(0);
    expect(left({ targetGrades: ['N수'] })).toBe(3);
    expect(left({ targetClasses: ['의대반'] })).toBe(2);
    const forMedical = { ...before, targetClasses: ['의대반'] };
    expect(left({ targetClasses: ['수시반'] }, forMedical)).toBe(1);
    expect(left({ targetClasses: null }, forMedical)).toBe(0);
  });
  test('the order of papers counts every standing registration once', () => {
    expect(paperOrder(registrations, ['지구과학Ⅰ', '물리학Ⅰ'])).toMatchObject({
      subjects: [
        { subject: '지구과학Ⅰ', onSite: 1, paperOnly: 0, total: 1 },
        { subject: '물리학Ⅰ', onSite: 1, paperOnly: 0, total: 1 },
      ],
      onSite: 2,
      paperOnly: 1,
      sets: [
        { subjects: ['물리학Ⅰ'], count: 1 },
        { subjects: ['지구과학Ⅰ'], count: 1 },
        { subjects: [], count: 1 },
      ],
    });
  });
});

describe('seats', () => {
  const sitting = (count: number, schools = ['하늘고', '바다고']) =>
    Array.from({ length: count }, (_, index) => ({
      id: mockRegistrationIdSchema.parse(`${index + 1}`),
      name: `학생${index}`,
      seat: `A-${count - index}`,
      school: schools[index % schools.length] ?? null,
      selectedSubjects: [],
    }));
  const wish = {
    rooms: [{ name: '', rows: 3, columns: 4 }],
    by: 'seat' as const,
    apart: false,
    fixed: new Map<string, number>(),
    random: () => 0,
  };

  test('in the order of the students’ own seats', () => {
    expect(planSeats(sitting(3), wish)?.seats.map(({ registrationId }) => registrationId)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  test('everybody has one seat, fixed ones stay, and more than there are seats is refused', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 14 }),
        fc.boolean(),
        fc.constantFrom('seat' as const, 'subject' as const, 'random' as const),
        fc.integer({ min: 1, max: 12 }),
        (count, apart, by, seat) => {
          const plan = planSeats(sitting(count), {
            ...wish,
            apart,
            by,
            fixed: new Map([['1', seat]]),
            random: () => 0.5,
          });
          if (count > 12) {
            expect(plan).toBeNull();
            return;
          }
          expect(new Set(plan?.seats.map((place) => place.seat)).size).toBe(count);
          expect(new Set(plan?.seats.map(({ registrationId }) => registrationId)).size).toBe(count);
          if (count > 0)
            expect(plan?.seats).toContainEqual({ registrationId: '1', seat, fixed: true });
        },
      ),
    );
  });

  test('two schools sit apart where it can be', () => {
    const students = sitting(6)
      .toSorted((a, b) => ((a.school ?? '') < (b.school ?? '') ? -1 : 1))
      .map((one, index) => ({ ...one, seat: `A-${index}` }));
    const schoolAt = new Map(
      planSeats(students, {
        ...wish,
        rooms: [{ name: '', rows: 1, columns: 6 }],
        apart: true,
      })?.seats.map(({ registrationId, seat }) => [
        seat,
        students.find(({ id }) => id === registrationId)?.school,
      ]),
    );
    expect([1, 2, 3, 4, 5].filter((seat) => schoolAt.get(seat) === schoolAt.get(seat + 1))).toEqual(
      [],
    );
  });

  test('a swap moves two, or one to an empty seat', () => {
    const plan = planSeats(sitting(2), wish);
    expect(
      plan &&
        [swapSeats(plan, 1, 2), swapSeats(plan, 1, 9)].map(({ seats }) =>
          seats.map(({ registrationId, seat }) => `${registrationId}@${seat}`),
        ),
    ).toEqual([
      ['1@1', '2@2'],
      ['1@2', '2@9'],
    ]);
  });
});

test('on behalf of a student subjects and seats are the students’ rules, in the managers’ words', () => {
  const decide = (
    exam: Parameters<typeof aManagedExam>[0],
    wish: Partial<{ selectedSubjects: string[]; onSiteExam: boolean; waitForSeat: boolean }>,
    onSiteState: 'none' | 'waiting' = 'none',
  ) => {
    const decision = decideOnBehalf({
      exam: aManagedExam({ onSiteCapacity: 10, ...exam }),
      offered: ['물리학Ⅰ'],
      wanted: { selectedSubjects: ['물리학Ⅰ'], onSiteExam: false, ...wish },
      present: { selectedSubjects: [], onSiteState },
    });
    return decision.allowed ? decision.onSiteState : decision.reason;
  };
  expect([
    decide({}, {}),
    decide({ onSiteTaken: 9 }, { onSiteExam: true }),
    decide({}, { onSiteExam: true }),
    decide({}, { onSiteExam: true, waitForSeat: true }),
    decide({}, { onSiteExam: true }, 'waiting'),
    decide({ allowOnSiteExam: false }, { onSiteExam: true }),
    decide({}, { selectedSubjects: [] }),
    decide({}, { selectedSubjects: ['화학Ⅰ'] }),
    decide({}, { selectedSubjects: ['물리학Ⅰ', '화학Ⅰ'] }),
    decide({ askSubjectOption: false }, { selectedSubjects: ['x'] }),
  ]).toEqual([
    'none',
    'confirmed',
    'seats-taken',
    'waiting',
    'waiting',
    'not-on-site',
    'exam-subject-required',
    'exam-subject-not-offered',
    'exam-one-subject',
    'none',
  ]);
});

test('payments go one way at a time', () => {
  const decide = (
    status: MockPaymentStatus,
    change: PaymentChange,
    rest: Partial<FeeAmounts> = {},
  ) => {
    const price = won(status === 'free' ? 0 : 30_000);
    const canceled = status === 'refund-due' || status === 'refunded';
    const amounts = { fee: price, ...amountsOf(price, status), canceled, ...rest };
    const decision = decidePayment(amounts, change);
    return decision.allowed ? feeAccount({ ...amounts, ...decision.to }).status : decision.reason;
  };
  expect([
    decide('unpaid', 'confirm'),
    decide('confirmed', 'confirm'),
    decide('confirmed', 'unconfirm'),
    decide('unpaid', 'unconfirm'),
    decide('refund-due', 'refund'),
    decide('confirmed', 'refund'),
    decide('free', 'confirm'),
    decide('unpaid', 'confirm', { canceled: true }),
  ]).toEqual([
    'confirmed',
    'payment-confirmed',
    'unpaid',
    'payment-not-confirmed',
    'refunded',
    'refund-not-due',
    'payment-free',
    'registration-cancelled',
  ]);
});

test('what is cancelled or done changes no more', () => {
  const now = new Date('2026-11-20T05:00:00Z');
  const later = new Date('2026-11-20T05:00:01Z');
  const told = (decision: { allowed: true } | { allowed: false; reason: string }) =>
    decision.allowed ? 'allowed' : decision.reason;
  expect(
    [
      decideDelete({ registrations: 0, results: 0 }),
      decideDelete({ registrations: 1, results: 1 }),
      decideDelete({ registrations: 0, results: 1 }),
      decideExamChange('CANCELLED', 'edit'),
      decideExamChange('DONE', 'edit'),
      decideExamChange('DONE', 'close'),
      decideExamChange('OPEN', 'cancel'),
      decideExtension('CLOSED', later, now),
      decideExtension('CLOSED', now, now),
      decideExtension('DONE', later, now),
    ].map(told),
  ).toEqual([
    'allowed',
    'exam-has-registrations',
    'exam-has-results',
    'exam-cancelled',
    'allowed',
    'exam-done',
    'allowed',
    'allowed',
    'extension-in-past',
    'exam-done',
  ]);
});
