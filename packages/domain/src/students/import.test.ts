import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay } from '../files/read-day';
import { aKnownStudent } from '../testing';
import { day } from '../time';
import {
  findImportHeader,
  planImport,
  readImportedPhone,
  readImportedStatus,
  sameCounts,
  type KnownStudent,
} from '.';

const TODAY = day('2026-11-20');
const plan = (cells: string[][], existing: KnownStudent[] = []) =>
  planImport({ cells }, { existing, today: TODAY, contacts: true });
const TITLES = ['이름', '전화번호'];

describe('titles', () => {
  test.each([
    [
      ['성명', 'H.P', '학부모 연락처', '자리 번호'],
      ['name', 'phone', 'guardian1Phone', 'seat'],
    ],
    [
      ['번호', '학생 이름 (필수)', '휴대폰\n번호', '보호자', '비고'],
      [null, 'name', 'phone', 'guardian1Name', 'memo'],
    ],
    [
      ['이름', '이름', '연락처'],
      ['name', null, 'phone'],
    ],
    [
      ['이름'.normalize('NFD'), '전화번호'.normalize('NFD')],
      ['name', 'phone'],
    ],
  ])('%j', (titles, fields) => {
    expect(findImportHeader([titles])?.columns.map(({ field }) => field)).toEqual(fields);
  });

  test('stand below the name of the file and its date', () => {
    expect(findImportHeader([['2026 학생 명단', ''], [], ['No', '이름', '연락처']])?.row).toBe(2);
  });

  test('without them nothing is read, and the reason is given', () => {
    expect(plan([['김하늘', '010-1234-5678']])).toMatchObject({
      problem: "열 제목을 찾을 수 없습니다. 첫 줄에 '이름', '전화번호' 같은 제목을 넣으세요.",
      rows: [],
    });
    expect(
      plan([
        ['이름', '학년'],
        ['김하늘', '고2'],
      ]),
    ).toMatchObject({
      problem:
        '전화번호 열이 없습니다. 전화번호가 든 열을 고르거나, 파일에 전화번호 열을 넣으세요.',
      rows: [],
    });
  });
});

describe('cells as spreadsheets leave them', () => {
  test.each([
    ['010-1234-5678', '01012345678', false],
    ['1012345678', '01012345678', true],
    ['1012345678.0', '01012345678', true],
    ["'01012345678", '01012345678', false],
    ['+82 10-1234-5678', '01012345678', false],
    ['821012345678', '01012345678', false],
    ['16-123-4567', '0161234567', true],
    ['212345678', '0212345678', true],
    ['０１０－１２３４－５６７８', '01012345678', false],
    ['없음', '', false],
    ['0082 10-4444-0001', '01044440001', false],
    ['+65 8123 4567', '+6581234567', false],
  ])('phone %j: %j, repaired: %s', (cell, digits, repaired) => {
    expect(readImportedPhone(cell)).toEqual({ digits, repaired });
  });

  test.each([
    '1.01235E+09',
    '010-1234-5678, 010-8765-4321',
    '010123456789',
    '0082 10-4444-00012',
    '02-123-4567 내선 12',
  ])('phone %j cannot be read', (cell) => {
    expect(readImportedPhone(cell)).toBeNull();
  });

  test.each([
    ['99.3.2', null],
    ['2026-03-02', '2026-03-02'],
    ['2026.3.2', '2026-03-02'],
    ['2026. 3. 2.', '2026-03-02'],
    ['2026/03/02', '2026-03-02'],
    ['2026년 3월 2일', '2026-03-02'],
    ['26.3.2', '2026-03-02'],
    ['20260302', '2026-03-02'],
    ['3/2', '2026-03-02'],
    ['3월 2일', '2026-03-02'],
    ['46083', '2026-03-02'],
    ['46083.0', '2026-03-02'],
    ['2026-03-02 00:00:00', '2026-03-02'],
    ['2026-03-02 오전 10:00:00', '2026-03-02'],
    ['2026-03-02 (월)', '2026-03-02'],
    ['3/2(월)', '2026-03-02'],
    ['1/4', '2027-01-04'],
    ['2/29', null],
    ['2026-02-30', null],
    ['12345678', null],
    ['봄', null],
    ['60', null],
    ['99999', null],
  ])('day %j: %j', (cell, read) => {
    expect(readDay(cell, TODAY)).toBe(read);
  });

  test.each([
    ['재원', 'ENROLLED'],
    ['휴원 중', 'ON_LEAVE'],
    ['퇴원', 'LEFT'],
    ['이사', null],
  ])('status %j: %j', (cell, status) => {
    expect(readImportedStatus(cell)).toBe(status);
  });
});

describe('rows', () => {
  const kim = aKnownStudent();

  test('a new student, a lost 0 repaired and told', () => {
    const { rows, counts } = plan(
      [
        [...TITLES, '좌석'],
        ['이서준', '1022223333', 'B-02'],
      ],
      [kim],
    );
    expect(counts).toEqual({ add: 1, change: 0, same: 0, error: 0 });
    expect(rows).toMatchObject([
      {
        row: 2,
        kind: 'add',
        studentId: null,
        student: { name: '이서준', phone: '01022223333', seat: 'B-02', status: 'ENROLLED' },
        warnings: ['전화번호에서 빠진 앞자리 0을 채웠습니다.'],
      },
    ]);
  });

  test('somebody known by the number changes in what the table says, and in nothing else', () => {
    const { rows } = plan(
      [
        [...TITLES, '학년', '학교', '상태'],
        ['김하늘', '010 1234 5678', '고3', '', '휴원'],
      ],
      [kim],
    );
    expect(rows).toMatchObject([
      {
        kind: 'change',
        studentId: '101',
        student: { grade: '고3', school: '한빛고', status: 'ON_LEAVE', depositorNames: ['김바다'] },
        changes: [
          { field: 'grade', before: '고2', after: '고3' },
          { field: 'status', before: '재원', after: '휴원' },
        ],
      },
    ]);
  });

  test('a name spread out over its cell is the name', () => {
    const spaced = aKnownStudent({ name: '이 바다', phone: '01023456789' });
    expect(
      plan(
        [
          TITLES,
          ['김 하 늘', '010-1234-5678'],
          ['이바다', '010-2345-6789'],
          ['남궁  민수', '010-3333-4444'],
          ['Kim Minjun', '010-4444-5555'],
        ],
        [kim, spaced],
      ).rows,
    ).toMatchObject([
      { kind: 'same', name: '김하늘' },
      { kind: 'same', name: '이 바다' },
      { kind: 'add', name: '남궁민수' },
      { kind: 'add', name: 'Kim Minjun' },
    ]);
  });

  test('what changes nothing is left alone, a name in NFD too', () => {
    expect(
      plan(
        [
          [...TITLES, '학년'],
          ['김하늘'.normalize('NFD'), '01012345678', '고2'],
        ],
        [kim],
      ).rows,
    ).toMatchObject([{ kind: 'same', changes: [] }]);
  });

  test.each<[string, string[], string[]]>([
    ['no number', ['박지우', ''], ['전화번호: 전화번호를 입력하세요.']],
    ['no name', ['', '01099998888'], ['이름: 이름을 입력하세요.']],
    [
      'a number that is none',
      ['박지우', '1234'],
      ['전화번호: 전화번호를 확인하세요. 010-1234-5678처럼 입력합니다.'],
    ],
    [
      'a number that the spreadsheet shortened',
      ['박지우', '1.01E+09'],
      ["전화번호를 읽을 수 없습니다: '1.01E+09'. 엑셀에서 텍스트로 바꿔 다시 올리세요."],
    ],
    [
      'the number of somebody else',
      ['박지우', '01012345678'],
      ['이미 김하늘 학생의 전화번호입니다. 이름을 확인하세요.'],
    ],
  ])('%s', (_, cells, errors) => {
    expect(plan([TITLES, cells], [kim]).rows).toMatchObject([
      { row: 2, kind: 'error', student: null, errors },
    ]);
  });

  test('what cannot be read in other columns is an error of its row', () => {
    expect(
      plan([
        [...TITLES, '상태', '등록일'],
        ['박지우', '01022223333', '이사', '봄'],
      ]).rows[0]?.errors,
    ).toEqual([
      "상태를 읽을 수 없습니다: '이사'. 재원, 휴원, 퇴원 가운데 하나로 입력하세요.",
      "날짜를 읽을 수 없습니다: '봄'. 2026-03-02처럼 입력하세요.",
    ]);
  });

  test('a number twice: the first stands when both name one student, none when they do not', () => {
    expect(
      plan([TITLES, ['박지우', '01022223333'], ['박지우', '010-2222-3333']]).rows.map(
        ({ kind, errors }) => [kind, errors],
      ),
    ).toEqual([
      ['add', []],
      ['error', ['2행과 전화번호가 같습니다.']],
    ]);
    expect(
      plan([TITLES, ['박지우', '01022223333'], ['이서준', '01022223333']]).rows.map(
        ({ kind, errors }) => [kind, errors],
      ),
    ).toEqual([
      ['error', ['3행과 전화번호가 같습니다.']],
      ['error', ['2행과 전화번호가 같습니다.']],
    ]);
  });

  const SEATED = [...TITLES, '자리'];
  const lee = aKnownStudent({ id: '102', name: '이바다', phone: '01022223333', seat: 'A-02' });
  const errorsOf = (...rows: string[][]) =>
    plan([SEATED, ...rows], [kim, lee]).rows.map(({ kind, errors }) => [kind, ...errors]);

  test('a namesake is a warning', () => {
    expect(plan([TITLES, ['김하늘', '01022223333']], [kim]).rows).toMatchObject([
      { kind: 'add', warnings: ['같은 이름의 학생이 있습니다: 김하늘 · 한빛고 · 고2 · 5678'] },
    ]);
  });

  test('a taken seat is an error of its row that says who sits there', () => {
    expect(errorsOf(['박솔', '01033334444', 'a01'], ['최별', '01044445555', 'C-01'])).toEqual([
      [
        'error',
        '좌석 a01: 김하늘 학생이 쓰고 있습니다. 자리를 맞바꾸려면 두 학생의 좌석을 함께 넣으세요.',
      ],
      ['add'],
    ]);
  });

  test('one seat twice in the table: the first sits, the second is told the row', () => {
    expect(errorsOf(['박솔', '01033334444', 'C-01'], ['최별', '01044445555', 'C-01'])).toEqual([
      ['add'],
      ['error', '좌석 C-01: 2행 박솔 학생과 겹칩니다.'],
    ]);
  });

  test('two who swap seats in one table both change', () => {
    expect(errorsOf(['김하늘', '01012345678', 'A-02'], ['이바다', '01022223333', 'A-01'])).toEqual([
      ['change'],
      ['change'],
    ]);
  });

  test('whoever cannot be read keeps the seat', () => {
    expect(
      errorsOf(['김하늘', '01012345678', '가'.repeat(41)], ['박솔', '01033334444', 'A-01']).map(
        ([kind]) => kind,
      ),
    ).toEqual(['error', 'error']);
  });

  test('empty lines are no rows, and rows keep the number that the spreadsheet shows', () => {
    expect(
      plan([
        ['명단'],
        TITLES,
        [],
        ['박지우', '01022223333'],
        ['', '  '],
        ['최민서', '01033334444'],
      ]).rows.map(({ row }) => row),
    ).toEqual([4, 6]);
  });
});

test('more students than one import takes', () => {
  expect(
    plan([
      TITLES,
      ...Array.from({ length: 3001 }, (_, index) => [
        `학생${index}`,
        `010${String(index).padStart(8, '0')}`,
      ]),
    ]),
  ).toMatchObject({ problem: '한 번에 3000명까지 올릴 수 있습니다. 파일을 나누세요.', rows: [] });
});

test('a thousand rows with forty bad ones: every good one is good, and importing them again changes nothing', () => {
  const bad = fc.uniqueArray(fc.nat(999), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(bad, (places) => {
      const cells = Array.from({ length: 1000 }, (_, index) => [
        `학생${index}`,
        places.includes(index) ? '' : `010${String(index).padStart(8, '0')}`,
      ]);
      const { counts, rows } = plan([TITLES, ...cells]);
      expect(counts).toEqual({ add: 960, change: 0, same: 0, error: 40 });
      const written = rows.flatMap(({ student, row }) =>
        student ? [aKnownStudent({ ...student, id: String(row) })] : [],
      );
      const again = plan([TITLES, ...cells], written);
      expect(sameCounts(again.counts, { add: 0, change: 0, same: 960, error: 40 })).toBe(true);
      expect(
        again.rows.every(
          ({ student, studentId, row }) => student === null || studentId === String(row),
        ),
      ).toBe(true);
    }),
    { numRuns: 10 },
  );
});
