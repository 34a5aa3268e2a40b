import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import { aMockExam, aMockRegistration } from '../../testing';
import { day } from '../../time';
import { decideCancel, decideModify, decideRegister, type RegistrationBody } from '..';

type Exam = Parameters<typeof aMockExam>[0];
type Registration = Parameters<typeof aMockRegistration>[0];
type Body = Partial<Pick<RegistrationBody, 'selectedSubjects' | 'onSiteExam' | 'waitForSeat'>>;

const OFFERED = ['물리학Ⅰ', '화학Ⅰ'];
const PHYSICS = { selectedSubjects: ['물리학Ⅰ'] };
const register = (
  exam: Exam = {},
  body: Body = PHYSICS,
  {
    today = '2026-11-15',
    registration,
    offered = OFFERED,
  }: { today?: string; registration?: Registration; offered?: string[] } = {},
) =>
  decideRegister({
    exam: aMockExam(exam),
    registration: registration ? aMockRegistration(registration) : null,
    offered,
    body,
    today: day(today),
  });
const modify = (registration: Registration, body: Body, exam: Exam = {}, offered = OFFERED) =>
  decideModify({
    exam: aMockExam(exam),
    registration: aMockRegistration(registration),
    offered,
    body,
  });
const refused = (reason: string) => ({ allowed: false, reason });

describe('registering', () => {
  test('is granted with the subject and, when wished, a seat', () => {
    expect(register()).toEqual({
      allowed: true,
      selectedSubjects: ['물리학Ⅰ'],
      onSiteState: 'none',
    });
    expect(register({}, { ...PHYSICS, onSiteExam: true })).toEqual({
      allowed: true,
      selectedSubjects: ['물리학Ⅰ'],
      onSiteState: 'confirmed',
    });
  });

  test.each([
    ['2026-10-31', 'exam-upcoming'],
    ['2026-12-01', 'exam-closed'],
  ])('on %s: %s', (today, reason) => {
    expect(register({}, PHYSICS, { today })).toEqual(refused(reason));
  });

  test('a cancelled exam, and one for other grades', () => {
    expect(
      register({ cancelled: { at: '2026-11-10T00:00:00Z', reason: '시험지 미도착' } }),
    ).toEqual(refused('exam-called-off'));
    const forGrade = (grade?: string | null) =>
      decideRegister({
        exam: aMockExam({ targetGrades: ['고3', 'N수'] }),
        registration: null,
        offered: OFFERED,
        body: PHYSICS,
        today: day('2026-11-15'),
        ...(grade !== undefined && { grade }),
      });
    expect([forGrade('고3').allowed, forGrade().allowed, forGrade('고2'), forGrade(null)]).toEqual([
      true,
      true,
      refused('not-for-grade'),
      refused('not-for-grade'),
    ]);
  });

  test.each<[string, { grade?: string | null; className?: string | null }, string | null]>([
    ['fits both', { grade: '고3', className: '의대반' }, null],
    ['is known to be neither', { grade: '고2', className: '수시반' }, 'not-for-grade'],
    ['is of another class', { grade: '고3', className: '수시반' }, 'not-for-class'],
    [
      'is of a class that is written otherwise',
      { grade: '고3', className: '의대 반' },
      'not-for-class',
    ],
    ['is of no class', { grade: '고3', className: null }, 'not-for-class'],
    ['is not known here', {}, null],
  ])('an exam for a grade and a class, and who %s', (_, student, reason) => {
    const decision = decideRegister({
      exam: aMockExam({ targetGrades: ['고3'], targetClasses: ['의대반', '서울대반'] }),
      registration: null,
      offered: OFFERED,
      body: PHYSICS,
      today: day('2026-11-15'),
      ...student,
    });
    expect(decision).toEqual(
      reason === null ? expect.objectContaining({ allowed: true }) : refused(reason),
    );
  });

  test('an exam for some students, and one that is full', () => {
    const ids = ['101', '102', '103'].map((id) => studentIdSchema.parse(id));
    const by = (at?: number) =>
      decideRegister({
        exam: { ...aMockExam({ capacity: 2, capacityLeft: 1 }), targetStudents: ids.slice(0, 2) },
        registration: null,
        offered: OFFERED,
        body: PHYSICS,
        today: day('2026-11-15'),
        ...(at !== undefined && { studentId: ids[at] }),
      });
    expect([by(0).allowed, by(1).allowed, by().allowed]).toEqual([true, true, true]);
    expect(by(2)).toEqual(refused('not-for-student'));
    const full = { capacity: 2, capacityLeft: 0 };
    expect(register(full)).toEqual(refused('exam-full'));
    expect(register(full, PHYSICS, { registration: {} })).toEqual(refused('already-registered'));
  });

  test.each([['2026-11-01'], ['2026-11-30']])('is granted on %s, an end of the period', (today) => {
    expect(register({}, PHYSICS, { today }).allowed).toBe(true);
  });

  test('twice is refused; a cancelled registration is history', () => {
    expect(register({}, PHYSICS, { registration: {} })).toEqual(refused('already-registered'));
    expect(register({}, PHYSICS, { registration: { canceled: true, active: false } }).allowed).toBe(
      true,
    );
  });

  test.each([
    ['no subject', {}, 'subject-required'],
    ['an empty list', { selectedSubjects: [] }, 'subject-required'],
    ['null', { selectedSubjects: null }, 'subject-required'],
    ['a blank', { selectedSubjects: [' '] }, 'subject-required'],
    ['two', { selectedSubjects: OFFERED }, 'one-subject-only'],
    ['another', { selectedSubjects: ['지구과학Ⅰ'] }, 'subject-not-offered'],
  ] as [string, Body, string][])('with %s: %s', (_, body, reason) => {
    expect(register({}, body)).toEqual(refused(reason));
  });

  test('reads the same subject in other spellings, and twice as once', () => {
    const decomposed = '화학Ⅰ'.normalize('NFD');
    expect(register({}, { selectedSubjects: [` ${decomposed} `, '화학Ⅰ'] })).toMatchObject({
      selectedSubjects: ['화학Ⅰ'],
    });
  });

  test('needs registered subjects only when the exam asks', () => {
    expect(register({}, PHYSICS, { offered: [] })).toEqual(refused('no-subject-options'));
    expect(register({ askSubjectOption: false }, PHYSICS, { offered: [] })).toEqual({
      allowed: true,
      selectedSubjects: [],
      onSiteState: 'none',
    });
  });

  test('for a seat where none are given, or none is left', () => {
    const wish = { ...PHYSICS, onSiteExam: true };
    expect(register({ allowOnSiteExam: false }, wish)).toEqual(refused('on-site-not-allowed'));
    expect(register({ onSiteCapacity: 10 }, wish)).toEqual(refused('on-site-full'));
    expect(register({ onSiteCapacity: 10 }, { ...wish, waitForSeat: true })).toMatchObject({
      allowed: true,
      onSiteState: 'waiting',
    });
    expect(register({ onSiteCapacity: 10 }, { ...PHYSICS, waitForSeat: true })).toMatchObject({
      allowed: true,
      onSiteState: 'none',
    });
  });

  test('with everything wrong, the first rule gives the reason, and so on down the list', () => {
    const exam = { allowOnSiteExam: false };
    const body = { selectedSubjects: [], onSiteExam: true };
    expect(register(exam, body, { today: '2026-10-31', registration: {} })).toEqual(
      refused('exam-upcoming'),
    );
    expect(register(exam, body, { today: '2026-12-01', registration: {} })).toEqual(
      refused('exam-closed'),
    );
    expect(register(exam, body, { registration: {}, offered: [] })).toEqual(
      refused('already-registered'),
    );
    expect(register(exam, body, { offered: [] })).toEqual(refused('no-subject-options'));
    expect(register(exam, body)).toEqual(refused('subject-required'));
    expect(register(exam, { ...body, ...PHYSICS })).toEqual(refused('on-site-not-allowed'));
  });
});

const locks: [string, Registration, string | null][] = [
  ['active', {}, null],
  ['expired', { expired: true }, 'registration-expired'],
  ['cancelled', { canceled: true, active: false }, 'registration-canceled'],
  ['inactive', { active: false }, 'registration-inactive'],
  [
    'expired, cancelled and inactive',
    { expired: true, canceled: true, active: false },
    'registration-expired',
  ],
];
test.each(locks)('a registration that is %s', (_, state, reason) => {
  const outcome = (decision: { allowed: boolean; reason?: string }) =>
    decision.allowed ? null : decision.reason;
  expect([
    outcome(modify(state, PHYSICS)),
    outcome(decideCancel(aMockRegistration(state))),
  ]).toEqual([reason, reason]);
});

describe('modifying', () => {
  test('changes the subject and keeps the seat that the body does not name', () => {
    expect(modify({}, { selectedSubjects: ['화학Ⅰ'] })).toEqual({
      allowed: true,
      selectedSubjects: ['화학Ⅰ'],
      onSiteState: 'confirmed',
    });
  });

  test('gives the seat back, and keeps the subject that the body does not name', () => {
    expect(modify({}, { onSiteExam: false })).toEqual({
      allowed: true,
      selectedSubjects: ['물리학Ⅰ'],
      onSiteState: 'none',
    });
  });

  test('keeps a seat and a place in line when all seats are taken, or none are given any more', () => {
    for (const exam of [{ onSiteCapacity: 10 }, { allowOnSiteExam: false }]) {
      expect(modify({}, { onSiteExam: true }, exam)).toMatchObject({ onSiteState: 'confirmed' });
      expect(
        modify({ onSiteState: 'waiting', waitingNumber: 3 }, { onSiteExam: true }, exam),
      ).toMatchObject({ onSiteState: 'waiting' });
    }
  });

  test('asks for a seat as registering does', () => {
    const paperOnly = { onSiteExam: false, onSiteState: 'none' } as const;
    expect(modify(paperOnly, { onSiteExam: true })).toMatchObject({ onSiteState: 'confirmed' });
    expect(modify(paperOnly, { onSiteExam: true }, { onSiteCapacity: 10 })).toEqual(
      refused('on-site-full'),
    );
    expect(modify(paperOnly, {})).toMatchObject({ onSiteState: 'none' });
  });

  test('may keep a subject that is not offered any more, and take no other such', () => {
    expect(modify({}, PHYSICS, {}, ['화학Ⅰ'])).toMatchObject({ allowed: true });
    expect(modify({}, PHYSICS, {}, [])).toMatchObject({ allowed: true });
    expect(modify({ selectedSubjects: ['화학Ⅰ'] }, PHYSICS, {}, ['화학Ⅰ'])).toEqual(
      refused('subject-not-offered'),
    );
  });

  test('an emptied subject is no subject', () => {
    expect(modify({}, { selectedSubjects: [] })).toEqual(refused('subject-required'));
  });
});
