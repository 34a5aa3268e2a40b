import { aStudentChoice } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import { readPasted } from './read-pasted';

const students = [
  aStudentChoice({ id: '1', name: '김하늘', seat: 'A-01', phoneTail: '5678' }),
  aStudentChoice({ id: '2', name: '김하늘', seat: 'B-02', phoneTail: '1234' }),
  aStudentChoice({ id: '3', name: '이바다', seat: 'A-02', phoneTail: '0007' }),
];
const presets = [
  {
    id: '7',
    pointType: 'PENALTY' as const,
    name: '무단 지각',
    points: 3,
    hidden: false,
    asksConfirmation: false,
    used: 0,
  },
  {
    id: '8',
    pointType: 'PENALTY' as const,
    name: '옛 항목',
    points: 1,
    hidden: true,
    asksConfirmation: false,
    used: 4,
  },
];
const known = { students, presets, today: day('2026-11-20') };

/** One line in short: who, what, when, what is wrong. */
const read = (text: string) =>
  readPasted(text, known).map(({ student, preset, date, problem }) =>
    [
      student.found === 'one' ? student.student.id : student.found,
      preset?.id ?? '-',
      date ?? '-',
      problem ?? '',
    ]
      .join(' ')
      .trim(),
  );

describe('names, seats and phones, one a line', () => {
  test.each([
    ['이바다', ['3 - -']],
    ['이바다\n\n010-9999-5678\r\nB-02', ['3 - -', '1 - -', '2 - -']],
    ['김하늘\tB-02', ['2 - -']],
    ['김하늘', ['several - -']],
    ['박산', ['nobody - -']],
    ['', []],
  ])('%j', (text, rows) => expect(read(text)).toEqual(rows));
});

describe('a table of 이름·항목·날짜', () => {
  test.each([
    ['이바다\t무단지각\t2026-11-19', ['3 7 2026-11-19']],
    [
      '이름\t항목\t날짜\n이바다\t무단 지각\t11/20\n김하늘\tA-01\t무단 지각\t2026. 11. 5.',
      ['3 7 2026-11-20', '1 7 2026-11-05'],
    ],
    ['이바다\t무단 지각\t12월 1일', ['3 7 2025-12-01']],
    ['이바다\t무단 지각\t2026-11-21', ['3 7 - wrong-date']],
    ['="이바다"\t"무단\n지각"\t="2026-11-19"', ['3 7 2026-11-19']],
    ['이바다\t무단 지각\n이바다\t#N/A', ['3 7 -', '3 - - unknown-item']],
    ['이바다\t옛 항목\t2026-11-20\n이바다\t무단 지각', ['3 - 2026-11-20 unknown-item', '3 7 -']],
  ])('%j', (text, rows) => expect(read(text)).toEqual(rows));
});
