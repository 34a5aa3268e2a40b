import { describe, expect, test } from 'vitest';
import { aStudentChoice } from '../../testing';
import { readSeparated, readTable, type Span } from '../../tables';
import { plannedEntries, planRows, readResults, resultText } from '..';

const students = [
  aStudentChoice({ id: '1', name: '김하늘', seat: 'A-01', phoneTail: '5678', grade: '고3' }),
  aStudentChoice({ id: '2', name: '이바다', seat: 'A-02', phoneTail: '1111', grade: '고3' }),
  aStudentChoice({
    id: '3',
    name: '박민준',
    seat: 'B-01',
    phoneTail: '3333',
    grade: '고3',
    className: '1반',
  }),
  aStudentChoice({
    id: '4',
    name: '박민준',
    seat: 'B-02',
    phoneTail: '4444',
    grade: '고2',
    className: '2반',
  }),
];
const known = (registered: string[] = [], subjects: string[] = []) => ({
  students,
  registered: new Set(registered),
  subjects,
});

/** What is read, a student a line: `1: 국어 원점수 92 · 등급 1`. */
function read(
  text: string,
  { spans = [], ...of }: Partial<ReturnType<typeof known>> & { spans?: Span[] } = {},
) {
  const table = readTable({ cells: readSeparated(text), spans });
  const { problem, rows, unread } = readResults(table, { ...known(), ...of });
  return {
    problem,
    unread,
    lines: rows.map(({ found, results, absent }) =>
      [
        found.found === 'one' ? found.student.id : found.found,
        [...results.map(resultText), ...absent.map((subject) => `${subject} 결시`)].join(', '),
      ].join(': '),
    ),
    mistakes: rows.flatMap(({ row, mistakes }) => mistakes.map((said) => `${row}행 ${said}`)),
  };
}
const lines = (text: string, of?: Parameters<typeof read>[1]) => read(text, of).lines;

describe('the titles of a sheet of results', () => {
  test.each([
    ['이름\t국어 점수\t국어 등급\t국어 백분위\n김하늘\t92\t1\t97.35'],
    ['성 명\t국어(원점수)\t국어_등급\t국어-백분위\n김하늘\t92점\t1등급\t97.35%'],
    ['번호\t이름\t국어원점수\t국어 백분율\t국어영역 등급\n1\t김하늘\t９２\t97.350\t1'],
    [
      '11월 모의고사 성적표\n\n작성일: 2026-11-20\n학년\t이름\t원점수 국어\t등급 국어\t백분위 국어\n고3\t김하늘\t92\t1\t97.35',
    ],
    ['이름\t국어\t\t\n\t원점수\t등급\t백분위\n김하늘\t92\t1\t97.35'],
    ['이름\t점수\t등급\t백분위\n\t국어\t국어\t국어\n김하늘\t92\t1\t97.35'],
    ['이름\t과목\t점수\t등급\t백분위\n김하늘\t국\t92\t1\t97.35'],
  ])('%j', (text) => {
    expect(read(text)).toMatchObject({
      problem: null,
      lines: ['1: 국어 원점수 92 · 백분위 97.35 · 등급 1'],
      mistakes: [],
    });
  });

  test('joined titles of three rows', () => {
    const text = '이름\t국어\t\t수학\t\n\t공통+선택\t\t공통+선택\t\n\t원점수\t등급\t원점수\t등급';
    expect(read(`${text}\n김하늘\t92\t1\t88\t2`).problem).toBeNull();
  });

  test('sums, ranks and what is unknown are no subjects', () => {
    expect(
      read(
        '석차\t이름\t국어 점수\t수학 점수\t총점\t평균 등급\t국수탐 백분위\t담임\n1\t김하늘\t92\t88\t180\t1.5\t96\t최',
      ),
    ).toMatchObject({ lines: ['1: 국어 원점수 92, 수학 원점수 88'], unread: ['담임'] });
  });

  test.each([
    ['이름\t국어\t수학\n김하늘\t1\t2\n이바다\t3\t4', '점수인지 등급인지'],
    ['이름\t국어 점수\t국어 원점수\n김하늘\t92\t92', '열이 둘입니다'],
    ['이름\t비고\n김하늘\t없음', '제목 줄을 찾지 못했습니다'],
    ['국어 점수\t수학 점수\n92\t88', '제목 줄을 찾지 못했습니다'],
    ['이름\t점수\n김하늘\t92', '제목 줄을 찾지 못했습니다'],
    ['이름\t국어 점수\n', '학생이 없습니다'],
  ])('%j is refused as a whole', (text, problem) => {
    expect(read(text).problem).toContain(problem);
  });

  test('subjects keep the names that the exam gives them', () => {
    const subjects = ['물리학Ⅰ', '생활과 윤리'];
    expect(lines('이름\t물리학I 등급\t생활과윤리 등급\n김하늘\t2\t3', { subjects })).toEqual([
      '1: 물리학Ⅰ 등급 2, 생활과 윤리 등급 3',
    ]);
    expect(lines('이름\t탐구①등급\t탐2 등급\n김하늘\t2\t3')).toEqual([
      '1: 탐구 1 등급 2, 탐구 2 등급 3',
    ]);
  });

  test('an elective is named by its own column, row by row', () => {
    const text =
      '이름\t국어 선택과목\t국어 등급\t탐구1 과목명\t탐구1 등급\n김하늘\t화작\t1\t생활과 윤리\t2\n이바다\t언매\t3\t\t4';
    expect(lines(text)).toEqual([
      '1: 국어 등급 1, 생활과 윤리 등급 2',
      '2: 국어 등급 3, 탐구 1 등급 4',
    ]);
  });
});

describe('the students of a sheet', () => {
  test('namesakes are distinguished by what else is there, then by who is registered', () => {
    const text = (beside: string, cell: string) => `이름\t${beside}\t국어 등급\n박민준\t${cell}\t1`;
    expect(
      [
        ['학년', '2'],
        ['반', '1'],
        ['좌석', 'b 02'],
        ['번호', '7'],
      ].flatMap(([beside = '', cell = '']) => lines(text(beside, cell))),
    ).toEqual(['4: 국어 등급 1', '3: 국어 등급 1', '4: 국어 등급 1', 'several: 국어 등급 1']);
    expect(lines(text('번호', '7'), { registered: new Set(['4']) })).toEqual(['4: 국어 등급 1']);
  });

  test('without a name a seat or a phone number says who it is', () => {
    expect(lines('좌석\t국어 등급\nA-01\t1\nZ-9\t2')).toEqual([
      '1: 국어 등급 1',
      'nobody: 국어 등급 2',
    ]);
    expect(lines('연락처\t국어 등급\n010-1234-5678\t1')).toEqual(['1: 국어 등급 1']);
  });

  test('sums, blanks and titles of the next page are no students', () => {
    const text =
      '이름\t국어 점수\n김하늘\t92\n\n\n이름\t국어 점수\n이바다\t80\n평균\t86\n응시 인원\t2';
    expect(read(text)).toMatchObject({
      lines: ['1: 국어 원점수 92', '2: 국어 원점수 80'],
      mistakes: [],
    });
  });

  test('a joined name is of all its rows, also where a paste lost that it is joined', () => {
    const text = '이름\t과목\t점수\n김하늘\t국어\t92\n\t수학\t88';
    const twice = ['1: 국어 원점수 92', '1: 수학 원점수 88'];
    expect(lines(text)).toEqual(twice);
    expect(lines(text, { spans: [{ row: 1, column: 0, rows: 2, columns: 1 }] })).toEqual(twice);
  });
});

describe('결시', () => {
  test.each([
    ['이름\t국어 점수\t수학 점수\n김하늘\t결시\t88', '1: 수학 원점수 88, 국어 결시'],
    ['이름\t국어 점수\t국어 등급\n김하늘\t0\t결시', '1: 국어 결시'],
    ['이름\t국어 점수\t결시\n김하늘\t0\tO', '1: 국어 결시'],
    ['이름\t국어 점수\t비고\n김하늘\t0\t결시', '1: 국어 결시'],
    ['이름\t국어 점수\t비고\n김하늘\t0\t재시험', '1: 국어 원점수 0'],
    ['이름\t국어 점수\t수학 점수\n김하늘\t-\t', '1: '],
  ])('%j', (text, expected) => {
    expect(read(text)).toMatchObject({ lines: [expected], mistakes: [] });
  });
});

test('every mistake is named with its row and cell, and what is right beside it stays', () => {
  const text =
    '이름\t국어 점수\t국어 등급\t수학 백분위\n김하늘\t92\t10\t100.1\n없는이\t90\t2\t50\n이바다\t9O\t2\t50\n\t80\t1\t1';
  expect(read(text).mistakes).toEqual([
    "2행 C2: 국어 '10'을 읽을 수 없습니다. 등급은 1~9 사이의 정수입니다.",
    "2행 D2: 수학 '100.1'을 읽을 수 없습니다. 백분위는 0~100 사이의 수입니다. 소수는 둘째 자리까지 쓸 수 있습니다.",
    "3행 '없는이' 학생을 찾지 못했습니다.",
    "4행 B4: 국어 '9O'를 읽을 수 없습니다. 원점수는 0~300 사이의 수입니다. 소수는 둘째 자리까지 쓸 수 있습니다.",
    '5행 학생 이름이 없습니다.',
  ]);
});

test('a cell with an error of the spreadsheet is a mistake of its row', () => {
  expect(read('이름\t국어 점수\n김하늘\t#N/A').mistakes).toEqual([
    '2행 B2: 엑셀 오류(#N/A)라 읽지 않았습니다.',
  ]);
});

test('a student’s subject is written once, and nothing of a row with a mistake', () => {
  const { rows } = readResults(
    readTable({
      cells: readSeparated(
        '이름\t국어 점수\t국어 등급\n김하늘\t92\t1\n김하늘\t90\t2\n이바다\t80\t0\n박민준\t70\t3',
      ),
    }),
    known(),
  );
  const planned = planRows(rows, {});
  expect(planned.map(({ mistakes, open }) => [mistakes.length, open])).toEqual([
    [0, false],
    [1, false],
    [1, false],
    [0, true],
  ]);
  expect(planned[1]?.mistakes).toEqual(['김하늘 학생의 국어 성적이 2행에도 있습니다.']);
  expect(plannedEntries(planned)).toEqual([
    { studentId: '1', subject: '국어', rawScore: 92, band: 1 },
  ]);
  const [third] = students.slice(2);
  expect(plannedEntries(planRows(rows, { 5: third?.id ?? 'skip' }))).toHaveLength(2);
  expect(planRows(rows, { 5: 'skip' })[3]).toMatchObject({ open: false, skipped: true });
});
