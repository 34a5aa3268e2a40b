import { expect, test } from 'vitest';
import { filterExams, filterRegistrations } from '..';
import { aManagedExam, aManagedRegistration } from '../../testing';

const registrations = [
  aManagedRegistration({ id: '1', name: '김하늘' }),
  aManagedRegistration({
    id: '2',
    name: '이바다',
    onSiteState: 'waiting',
    waitingNumber: 1,
    paymentStatus: 'confirmed',
    depositorNames: ['박부모'],
    depositorName: '이모님',
  }),
  aManagedRegistration({
    id: '3',
    name: '박솔',
    onSiteState: 'none',
    canceledAt: '2026-11-03T00:00:00Z',
    paymentStatus: 'unpaid',
  }),
  aManagedRegistration({ id: '4', name: '정가람', paymentStatus: 'refund-due' }),
  aManagedRegistration({
    id: '5',
    name: '한나라',
    canceledAt: '2026-11-03T00:00:00Z',
    paymentStatus: 'refund-due',
  }),
];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test.each([
  [{}, ['1', '2', '4']],
  [{ show: 'canceled' }, ['3', '5']],
  [{ show: 'waiting' }, ['2']],
  [{ show: 'unpaid' }, ['1']],
  [{ show: 'refund-due' }, ['4', '5']],
  [{ q: 'ㅂㄷ' }, ['2']],
  [{ q: '박부모' }, ['2']],
  [{ q: '이모' }, ['2']],
  [{ show: 'canceled', q: '김' }, []],
] as const)('%o shows %o', (filter, shown) => {
  expect(ids(filterRegistrations(registrations, filter))).toEqual(shown);
});

test('exams by state, year and title', () => {
  const exams = [
    aManagedExam({ id: '1', title: '12월 모의고사' }),
    aManagedExam({ id: '2', title: '3월 학력평가', examDate: '2027-03-25', state: 'DRAFT' }),
  ];
  expect(
    [
      filterExams(exams, {}),
      filterExams(exams, { state: 'DRAFT' }),
      filterExams(exams, { year: 2026 }),
      filterExams(exams, { q: 'ㅎㄹㅍㄱ' }),
    ].map(ids),
  ).toEqual([['1', '2'], ['2'], ['1'], ['2']]);
});
