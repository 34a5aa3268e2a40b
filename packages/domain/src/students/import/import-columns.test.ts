import { describe, expect, test } from 'vitest';
import { aKnownStudent } from '../../testing';
import { day } from '../../time';
import {
  choicesToRemember,
  findColumnProblem,
  findImportHeader,
  planImport,
  withoutContacts,
  type ImportBasis,
  type ImportField,
} from '..';

const basis: ImportBasis = { existing: [], today: day('2026-11-20'), contacts: true };
const columnsOf = (titles: string[], ...rows: string[][]) =>
  findImportHeader([titles, ...rows])?.columns ?? [];
const named = (...columns: [string, ImportField | null][]) =>
  columns.map(([header, field]) => ({ header, field }));

describe('columns whose titles nobody knows', () => {
  const TITLES = ['성명', '학부모 성함', '연락처', '출신교', ''];
  const ROWS = [
    ['김하늘', '김엄마', '010-1234-5678', '한빛중', ''],
    ['이바다', '', '010-2345-6789', '', 'x'],
  ];

  test('are asked about, with their first cells; one without a title is not', () => {
    expect(columnsOf(TITLES, ...ROWS)).toEqual([
      { header: '성명', field: 'name', decided: true, samples: ['김하늘', '이바다'] },
      { header: '학부모 성함', field: null, decided: false, samples: ['김엄마'] },
      {
        header: '연락처',
        field: 'phone',
        decided: true,
        samples: ['010-1234-5678', '010-2345-6789'],
      },
      { header: '출신교', field: null, decided: false, samples: ['한빛중'] },
      { header: '', field: null, decided: true, samples: ['x'] },
    ]);
  });

  test('nor is one with nothing below its title', () => {
    expect(columnsOf(['이름', '전화', '관리'], ['김하늘', '01012345678', '']).at(2)).toMatchObject({
      field: null,
      decided: true,
    });
  });

  test('hold what was chosen for them, now or before', () => {
    const choice: ImportField[] = ['name', 'guardian1Name', 'phone', 'school'];
    const read = { name: '김하늘', guardians: [{ name: '김엄마' }], school: '한빛중' };
    expect(planImport({ cells: [TITLES, ...ROWS] }, { ...basis, choice })).toMatchObject({
      problem: null,
      counts: { add: 2 },
      rows: [{ student: read }, { student: { name: '이바다', guardians: [] } }],
    });
    const remembered = new Map<string, ImportField | null>([
      ['학부모성함', 'guardian1Name'],
      ['출신교', 'school'],
    ]);
    const next = planImport(
      {
        cells: [
          ['출신교', '학부모 성함*', '이름', '휴대폰'],
          ['한빛중', '김엄마', '김하늘', '01012345678'],
        ],
      },
      { ...basis, remembered },
    );
    expect(next.rows).toMatchObject([{ student: read }]);
    expect(next.columns.every(({ decided }) => decided)).toBe(true);
  });

  test('a choice of before goes over the name of a title, and may leave a column out', () => {
    const remembered = new Map<string, ImportField | null>([
      ['비고', 'allergy'],
      ['메모', null],
    ]);
    expect(
      findImportHeader(
        [
          ['이름', '전화', '비고', '메모'],
          ['김하늘', '010-1234-5678', '땅콩', '창가'],
        ],
        { remembered },
      )?.columns,
    ).toMatchObject([
      { field: 'name' },
      { field: 'phone' },
      { field: 'allergy' },
      { field: null, decided: true },
    ]);
  });

  test('are found when not even the name is known, and a manager says which it is', () => {
    const cells = [
      ['한빛학원 2026', '', ''],
      ['원생 성함', '핸드폰 no.', '다니는 학교'],
      ['김하늘', '010-1234-5678', '한빛고'],
    ];
    expect(planImport({ cells }, basis)).toMatchObject({
      problem: '이름 열이 없습니다. 이름이 든 열을 고르세요.',
      columns: [
        { header: '원생 성함', decided: false },
        { header: '핸드폰 no.', decided: false },
        { header: '다니는 학교', decided: false },
      ],
      rows: [],
    });
    expect(
      planImport({ cells }, { ...basis, choice: ['name', 'phone', 'school'] }).rows,
    ).toMatchObject([{ row: 3, kind: 'add', student: { name: '김하늘', school: '한빛고' } }]);
  });
});

describe('titles in two rows', () => {
  const fieldsOf = (cells: string[][]) => {
    const header = findImportHeader(cells);
    return { row: header?.row, fields: header?.columns.map(({ field }) => field) };
  };
  const STUDENT = ['1', '김하늘', '010-1234-5678', '010-8765-4321', '고3'];

  test.each([
    [
      'one title over a student’s and a parent’s number',
      [
        ['No', '성  명', '연 락 처', '', '학년'],
        ['', '', '학생', '학부모', ''],
      ],
      [null, 'name', 'phone', 'guardian1Phone', 'grade'],
    ],
    [
      'the student and the parent over their parts',
      [
        ['No', '학생', '', '보호자', '학년'],
        ['', '이름', '연락처', '연락처', ''],
      ],
      [null, 'name', 'phone', 'guardian1Phone', 'grade'],
    ],
  ])('%s', (_, titles, fields) => {
    expect(fieldsOf([...titles, STUDENT])).toEqual({ row: 1, fields });
  });

  test('a first student is no row of titles, whatever is missing', () => {
    for (const first of [STUDENT, ['1', '김하늘', '', '', '고3'], ['', '', '', '', '']])
      expect(fieldsOf([['No', '이름', '연락처', '학부모 연락처', '학년'], first])).toEqual({
        row: 0,
        fields: [null, 'name', 'phone', 'guardian1Phone', 'grade'],
      });
  });
});

describe('columns that cannot be read', () => {
  test.each([
    [
      'one field twice',
      named(['성명', 'name'], ['연락처', 'phone'], ['휴대폰 2', 'phone']),
      "전화번호 열이 둘 이상입니다: '연락처', '휴대폰 2'. 하나만 고르고 나머지는 '가져오지 않음'으로 두세요.",
    ],
    [
      'no name',
      named(['성함', null], ['연락처', 'phone']),
      '이름 열이 없습니다. 이름이 든 열을 고르세요.',
    ],
    [
      'no number',
      named(['성명', 'name'], ['연락처', null]),
      '전화번호 열이 없습니다. 전화번호가 든 열을 고르거나, 파일에 전화번호 열을 넣으세요.',
    ],
    ['a name and a number', named(['성명', 'name'], ['연락처', 'phone'], ['비고', null]), null],
  ])('%s', (_, columns, problem) => {
    expect(findColumnProblem(columns)).toBe(problem);
    const cells = [columns.map(({ header }) => header), ['김하늘', '010-1234-5678', 'x']];
    expect(
      planImport({ cells }, { ...basis, choice: columns.map(({ field }) => field) }).problem,
    ).toBe(problem);
  });
});

test('of a choice that is remembered which its title alone would not have told', () => {
  expect(
    choicesToRemember(
      named(
        ['성명', 'name'],
        ['학부모 성함 (필수)', 'guardian1Name'],
        ['번호', null],
        ['비고', null],
        ['', 'memo'],
        ['연락처', 'guardian1Phone'],
        ['점수', 'grade'],
        ['점수', null],
        ['가'.repeat(61), 'memo'],
      ),
    ),
  ).toEqual(
    new Map([
      ['학부모성함', 'guardian1Name'],
      ['번호', null],
      ['비고', null],
      ['연락처', 'guardian1Phone'],
    ]),
  );
});

describe('an import by whoever may not see phone numbers', () => {
  const kim = aKnownStudent({
    name: '김하늘',
    guardians: [{ name: '김바다', phone: '01087654321', relation: '모' }],
  });
  const plan = (...row: string[]) =>
    planImport(
      { cells: [['이름', '전화번호', '보호자 연락처'], row] },
      {
        ...basis,
        existing: [kim],
        contacts: false,
      },
    );

  test.each([['박지우'], ['']])('is not told whose number that is (name %j)', (name) => {
    const told = plan(name, '010-1234-5678', '');
    expect(told.rows).toEqual([
      {
        row: 2,
        kind: 'error',
        name,
        studentId: null,
        student: null,
        changes: [],
        errors: ['이미 등록된 전화번호입니다. 이름을 확인하세요.'],
        warnings: [],
      },
    ]);
    expect(JSON.stringify(told)).not.toContain('김하늘');
  });

  test('changes whom they name, and is not shown the number that stood there', () => {
    const told = plan('김하늘', '010-1234-5678', '010-5555-6666');
    expect(told.rows).toMatchObject([
      { kind: 'change', student: { guardians: [{ phone: '01055556666' }] } },
    ]);
    const masked = withoutContacts(told);
    expect(masked.rows[0]?.changes).toEqual([
      { field: 'guardian1Phone', before: '010-****-4321', after: '01055556666' },
    ]);
    expect(JSON.stringify(withoutContacts(plan('김하늘', '010-1234-5678', '')))).not.toContain(
      '01087654321',
    );
  });
});
