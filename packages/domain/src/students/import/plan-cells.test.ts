import { describe, expect, test } from 'vitest';
import { aKnownStudent } from '../../testing';
import { studentIdSchema } from '../../ids';
import { isTypedName, planCells } from '..';

const id = (text: string) => studentIdSchema.parse(text);
const kim = aKnownStudent({
  id: id('1'),
  name: '김하늘',
  phone: '01012345678',
  seat: 'A-01',
  grade: '고2',
});
const lee = aKnownStudent({ id: id('2'), name: '이바다', phone: '01023456789', seat: 'A-02' });
const gone = aKnownStudent({
  id: id('3'),
  name: '박퇴원',
  phone: '01034567890',
  seat: 'B-01',
  status: 'LEFT',
});
const plan = (...pasted: Parameters<typeof planCells>[0]) => planCells(pasted, [kim, lee, gone]);

describe('cells pasted over students', () => {
  test('what changes is told in words, blanks tidied; what is there already is no change', () => {
    expect(
      plan(
        { studentId: kim.id, given: { seat: ' C-03 ', grade: '고2', className: '' } },
        { studentId: lee.id, given: { seat: 'A-02' } },
      ),
    ).toMatchObject([
      {
        name: '김하늘',
        kind: 'change',
        given: { seat: 'C-03', grade: '고2', className: null },
        errors: [],
        changes: expect.arrayContaining([{ field: 'seat', before: 'A-01', after: 'C-03' }]),
      },
      { name: '이바다', kind: 'same', changes: [] },
    ]);
  });

  test('an error of the spreadsheet is named and not kept', () => {
    expect(plan({ studentId: kim.id, given: { grade: '#N/A', school: '하늘고' } })).toMatchObject([
      { kind: 'error', errors: ['학년: 엑셀 오류(#N/A)라 읽지 않았습니다.'] },
    ]);
  });

  test('what cannot be kept is an error of that student alone', () => {
    expect(
      plan(
        { studentId: kim.id, given: { memo: '가'.repeat(501), seat: 'C-03' } },
        { studentId: lee.id, given: { seat: 'C-04' } },
      ),
    ).toMatchObject([
      { kind: 'error', errors: ['메모: 500자 이하로 입력하세요.'] },
      { kind: 'change', errors: [] },
    ]);
  });

  test('only the pasted fields are judged: a number that nobody may see is no error', () => {
    expect(
      planCells([{ studentId: kim.id, given: { seat: 'C-03' } }], [{ ...kim, phone: '' }]),
    ).toMatchObject([{ kind: 'change', errors: [] }]);
  });

  test('a seat that somebody keeps is an error; two who swap take nobody’s, and who has left sits nowhere', () => {
    const errors = (...pasted: Parameters<typeof planCells>[0]) =>
      plan(...pasted).map((row) => row.errors);
    expect(errors({ studentId: kim.id, given: { seat: 'A-02' } })).toEqual([
      ['좌석 A-02: 이바다 학생이 쓰고 있습니다. 자리를 맞바꾸려면 두 학생의 좌석을 함께 넣으세요.'],
    ]);
    expect(
      errors(
        { studentId: kim.id, given: { seat: 'A-02' } },
        { studentId: lee.id, given: { seat: 'A-01' } },
      ),
    ).toEqual([[], []]);
    expect(errors({ studentId: kim.id, given: { seat: 'B-01' } })).toEqual([[]]);
    expect(
      errors(
        { studentId: kim.id, given: { seat: 'D-01' } },
        { studentId: lee.id, given: { seat: 'D-01' } },
      ),
    ).toEqual([[], ['좌석 D-01: 김하늘 학생과 겹칩니다.']]);
  });

  test('whoever is not in the list is left out', () => {
    expect(plan({ studentId: id('99'), given: { seat: 'C-03' } })).toEqual([]);
  });
});

test.each([
  ['김하늘', true],
  [' 김 하늘', true],
  ['김하늘'.normalize('NFD'), true],
  ['김하', false],
  ['', false],
])('%j is the name: %s', (typed, is) => {
  expect(isTypedName(typed, '김하늘')).toBe(is);
});
