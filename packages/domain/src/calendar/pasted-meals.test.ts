import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../ids';
import { aStudentChoice } from '../testing';
import { planPastedMeals, readPastedMeals, type PastedAction } from '.';

const sky = aStudentChoice({ id: '1', name: '김하늘', seat: 'A-01', phoneTail: '5678' });
const sea = aStudentChoice({ id: '2', name: '이바다', seat: 'B-02', phoneTail: '0007' });
const other = aStudentChoice({ id: '3', name: '이바다', seat: 'C-03', phoneTail: '9999' });
const students = [sky, sea, other];
const read = (text: string, usual: readonly ('lunch' | 'dinner')[] = ['lunch']) =>
  readPastedMeals(text, { students, usual });
const said = (text: string) =>
  read(text).map(({ row, student, meals, problem }) => [
    row,
    student.found,
    problem ?? meals.join(),
  ]);

describe('a pasted list of a day is read', () => {
  test.each([
    [
      '김하늘\n\n박산',
      [
        [1, 'one', 'lunch'],
        [3, 'nobody', 'lunch'],
      ],
    ],
    ['김하늘 저녁', [[1, 'one', 'dinner']]],
    ['김하늘 점심 저녁이요', [[1, 'one', 'lunch,dinner']]],
    [
      '김하늘, 이바다 석식',
      [
        [1, 'one', 'dinner'],
        [1, 'several', 'dinner'],
      ],
    ],
    [
      '이름\t점심\t저녁\n김하늘\tO\tX\n이바다\tx\t○',
      [
        [2, 'one', 'lunch'],
        [3, 'several', 'dinner'],
      ],
    ],
    ['번호\t성명\t중식\n1\t김하늘\t1', [[2, 'one', 'lunch']]],
    [
      '이름\t점심\t저녁\n김하늘\t?\tX',
      [[2, 'one', "B2의 '?'를 읽을 수 없습니다. O나 X로 적으세요."]],
    ],
    [
      '김하늘\tO\tX',
      [[1, 'one', "'O'가 어느 식사인지 알 수 없습니다. 제목 줄(이름·점심·저녁)까지 붙여넣으세요."]],
    ],
    ['이름\t점심\n\tO', [[2, 'nobody', 'lunch']]],
  ])('%j', (text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

const row = (id: string, meals: object) => ({
  studentId: studentIdSchema.parse(id),
  name: '',
  seat: null,
  grade: null,
  school: null,
  phoneTail: '',
  lunch: false,
  dinner: false,
  lunchPickedUp: false,
  dinnerPickedUp: false,
  allergy: '',
  note: '',
  depositStatus: 'unpaid' as const,
  changedAt: '2026-11-20T00:00:00Z',
  away: null,
  managed: null,
  ...meals,
});
const sameDay = {
  closed: { lunch: null, dinner: 'weekday-closed' as const },
  rows: [row('1', { lunch: true, dinner: true, lunchPickedUp: true }), row('2', { lunch: true })],
};
const plan = (action: PastedAction, text: string, picks = {}) =>
  planPastedMeals(read(text), { action, sameDay, picks }).map(
    ({ problem, changes, open, skipped }) =>
      problem ?? (open ? 'open' : skipped ? 'skipped' : changes.join()),
  );

describe('what it does', () => {
  test('ticks who applied and has not picked up yet', () => {
    expect(plan('pick-up', '김하늘 점심 저녁\nB-02\nC-03')).toEqual([
      'dinner',
      'lunch',
      '점심을 신청하지 않았습니다.',
    ]);
  });

  test('adds what is served and not there yet, each meal of a student once', () => {
    expect(plan('add', 'C-03\n이바다 C-03\n김하늘\nC-03 저녁')).toEqual([
      'lunch',
      '',
      '',
      '이 날 저녁은 운영하지 않습니다.',
    ]);
  });

  test('cancels what was not picked up', () => {
    expect(plan('cancel', '김하늘\n김하늘 저녁\nC-03')).toEqual([
      '점심을 이미 받았습니다.',
      'dinner',
      '점심을 신청하지 않았습니다.',
    ]);
  });

  test('namesakes wait until one is chosen or the line is left out', () => {
    expect(plan('pick-up', '이바다')).toEqual(['open']);
    expect(plan('pick-up', '이바다', { 0: sea.id })).toEqual(['lunch']);
    expect(plan('pick-up', '이바다', { 0: 'skip' })).toEqual(['skipped']);
  });
});
