import { describe, expect, test } from 'vitest';
import { aStudentChoice } from '../testing';
import { matchPasted } from '.';

describe('pasted names', () => {
  const students = [
    aStudentChoice({ id: '1', name: '김하늘', seat: 'A-01', phoneTail: '5678', grade: '고3' }),
    aStudentChoice({ id: '2', name: '김하늘', seat: 'B-02', phoneTail: '1234', grade: '고2' }),
    aStudentChoice({ id: '3', name: '이바다', seat: null, phoneTail: '0007', school: '하늘고' }),
  ];
  test.each([
    ['이바다', 'one 3'],
    [' 이 바다 ', 'one 3'],
    ['김하늘', 'several 1,2'],
    ['김하늘\tB-02', 'one 2'],
    ['김하늘, 010-1111-5678', 'one 1'],
    ['A-01', 'one 1'],
    ['0007', 'one 3'],
    ['010-9999-5678', 'one 1'],
    ['01000000007', 'one 3'],
    ['123-0007', 'nobody'],
    ['박산', 'nobody'],
    ['이바다'.normalize('NFD'), 'one 3'],
  ])('%s: %s', (line, expected) => {
    const [found] = matchPasted(line, students);
    expect(
      found &&
        (found.found === 'one'
          ? `one ${found.student.id}`
          : found.found === 'several'
            ? `several ${found.students.map(({ id }) => id).join(',')}`
            : 'nobody'),
    ).toBe(expected);
  });

  test.each([
    ['김하늘, 이바다, 박산', ['several', 'one', 'nobody']],
    ['이바다·김하늘 A-01', ['one', 'one']],
    ['이바다, 박산', ['one', 'nobody']],
    ['김하늘 이바다 박산', ['several', 'one', 'nobody']],
    ['1. 이바다', ['one']],
    ['김하늘 (고2)', ['one']],
    ['B-02 김하늘', ['one']],
    ['이바다, 하늘고', ['one']],
    ['이바다\t박산', ['one']],
    ['이바다 지각', ['one']],
  ])('a line that lists several, or says more: %j', (line, found) => {
    expect(matchPasted(line, students).map((row) => row.found)).toEqual(found);
  });

  test('a student a line, empty lines left out', () => {
    expect(matchPasted('이바다\r\n\n박산\n', students).map(({ found }) => found)).toEqual([
      'one',
      'nobody',
    ]);
  });
});
