import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEveryZone } from '../../testing/zones';
import { aMockExam } from '../testing';
import { examCalendarFile } from '.';

const NOW = new Date('2026-11-20T03:04:05.678Z');
const lines = (exam: Parameters<typeof aMockExam>[0] = {}) =>
  examCalendarFile(aMockExam(exam), NOW).split('\r\n');

inEveryZone(() => {
  test('the exam is a whole day with its start in the title', () => {
    expect(lines()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//academy//mock exams//KO',
      'BEGIN:VEVENT',
      'UID:mock-exam-11@academy',
      'DTSTAMP:20261120T030405Z',
      'DTSTART;VALUE=DATE:20261215',
      'DTEND;VALUE=DATE:20261216',
      'SUMMARY:12월 모의고사 08:40',
      'LOCATION:본관 3층',
      'DESCRIPTION:수험표를 가지고 오세요.',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});

test('what is not known is left out', () => {
  const file = lines({ examStartTime: null, place: '', notes: '' });
  expect(file).toContain('SUMMARY:12월 모의고사');
  expect(file.some((line) => /^(LOCATION|DESCRIPTION)/.test(line))).toBe(false);
});

test('signs that mean something in the format are escaped', () => {
  expect(
    lines({ title: '국어, 수학; 영어\\', examStartTime: null, notes: '하나\n둘\r\n셋' }),
  ).toEqual(
    expect.arrayContaining(['SUMMARY:국어\\, 수학\\; 영어\\\\', 'DESCRIPTION:하나\\n둘\\n셋']),
  );
});

test('no line is longer than 75 bytes, no character is cut, and unfolded it is the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('가', 'a', '😀', ' '), maxLength: 300, size: 'max' }),
      (notes) => {
        const file = lines({ notes });
        for (const line of file) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          // Throws on half a character.
          expect(decodeURIComponent(encodeURIComponent(line))).toBe(line);
        }
        const unfolded = file.join('\r\n').replaceAll('\r\n ', '');
        expect(unfolded.includes(`DESCRIPTION:${notes}\r\n`)).toBe(notes !== '');
      },
    ),
  );
});
