import { describe, expect, test } from 'vitest';
import { aStudentChoice } from '../../testing';
import { mockRegistrationIdSchema, studentIdSchema } from '../../ids';
import { won } from '../../money';
import { planPastedRegistrations, type PastedWork } from '..';

const OFFERED = ['생활과 윤리', '윤리와 사상', '사회·문화', '물리학Ⅰ', '지구과학Ⅰ', '지구과학Ⅱ'];
const exam = {
  askSubjectOption: true,
  subjectGroups: [
    { name: '탐구', subjects: OFFERED, min: 1, max: 2, fee: won(0) },
    { name: '한국사', subjects: ['한국사'], min: 1, max: 1, fee: won(0) },
    { name: '외국어', subjects: ['한문', '일본어'], min: 0, max: 1, fee: won(0) },
  ],
  allowOnSiteExam: true,
  onSiteCapacity: null,
  onSiteTaken: 0,
  waitingCount: 0,
};
const [sky, sea, sol] = ['김하늘', '이바다', '박솔'].map((name, at) =>
  aStudentChoice({ id: String(at + 1), name, seat: null, phoneTail: `000${at}` }),
);
const registration = (id: string, paid: number, canceledAt: string | null = null) => ({
  studentId: studentIdSchema.parse(id),
  name: '',
  seat: null,
  grade: null,
  school: null,
  phoneTail: '',
  id: mockRegistrationIdSchema.parse(id),
  selectedSubjects: [],
  onSiteState: 'none' as const,
  waitingNumber: null,
  fee: won(30_000),
  paidAmount: won(paid),
  refundedAmount: won(0),
  prices: null,
  paymentStatus: 'unpaid' as const,
  depositorName: '',
  depositorNames: [],
  depositDay: null,
  memo: '',
  registeredAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  canceledAt,
  registeredByName: null,
  extendedUntil: null,
  seatRoom: null,
  seatNumber: null,
  reported: null,
  attendance: null,
  arrivedAt: null,
  hasResults: false,
});
const plan = (work: PastedWork, text: string, usual: readonly string[] = []) =>
  planPastedRegistrations(text, {
    exam,
    students: [sky, sea, sol].flatMap((one) => one ?? []),
    registrations: [registration('1', 0), registration('2', 0, '2026-11-02T00:00:00Z')],
    offered: [...OFFERED, '한국사', '한문', '일본어'],
    work,
    usual,
    picks: {},
  }).map(
    ({ problem, changes, subjects }) => problem ?? (changes ? subjects.join() || true : false),
  );

describe('a pasted list of an exam', () => {
  test.each([
    ['생윤, 지구1', '생활과 윤리,지구과학Ⅰ,한국사'],
    ['사회문화', '사회·문화,한국사'],
    ['사문·물1', '사회·문화,물리학Ⅰ,한국사'],
    ['지구과학II', '지구과학Ⅱ,한국사'],
    ['지구', "B2: '지구'는 지구과학Ⅰ, 지구과학Ⅱ 가운데 어느 과목인지 알 수 없습니다."],
    ['경제', "B2: '경제' 과목이 없습니다."],
    ['', '윤리와 사상,한국사'],
  ])('takes %j as %s', (cell, said) => {
    expect(plan('register', `이름\t탐구\n이바다\t${cell}`, ['윤리와 사상'])).toEqual([said]);
  });

  test('takes the usual subjects of the groups that a row does not speak of', () => {
    expect(
      plan('register', '이름\t탐구\t외국어\n이바다\t생윤\t\n박솔\t사문\t일본어', [
        '물리학Ⅰ',
        '한문',
      ]),
    ).toEqual(['생활과 윤리,한국사,한문', '사회·문화,한국사,일본어']);
  });

  test('adds up columns of a group, and names what the exam does not allow', () => {
    expect(plan('register', '이름\t탐구1\t탐구2\n이바다\t생윤\t물1')).toEqual([
      '생활과 윤리,물리학Ⅰ,한국사',
    ]);
    expect(plan('register', '이바다')[0]).toMatch(/탐구/);
  });

  test('registers who is not there, each once', () => {
    expect(plan('register', '김하늘\n이바다\n박솔\n이바다', ['사회·문화'])).toEqual([
      false,
      '사회·문화,한국사',
      '사회·문화,한국사',
      '2행에 이미 있습니다.',
    ]);
  });

  test('confirms and cancels who is registered', () => {
    for (const work of ['confirm', 'cancel'] as const)
      expect(plan(work, '김하늘\n이바다\n없는이')).toEqual([
        true,
        '신청하지 않았습니다.',
        '학생을 찾지 못했습니다.',
      ]);
  });
});
