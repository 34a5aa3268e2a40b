import { describe, expect, test } from 'vitest';
import { aKnownStudent, aStudentForm } from '../testing';
import { day } from '../time';
import { mergeGuardians, type GivenGuardian } from './guardians';
import { checkStudent, guardianText, planImport, type Guardian } from '.';

const mother = { name: '김바다', phone: '01011112222', relation: '어머니' };
const father = { name: '김강산', phone: '01033334444', relation: '아버지' };
const someone = (overrides: Partial<Guardian>): Guardian => ({
  name: null,
  phone: null,
  relation: null,
  ...overrides,
});

describe('the guardians of a student', () => {
  test('are kept in order, with digits, and none of whom nothing is written', () => {
    const guardians = [
      { name: ' 김바다 ', phone: '+82 10-1111-2222', relation: '어머니' },
      { name: '', phone: ' ', relation: null },
      someone({ name: '김강산' }),
    ];
    expect(checkStudent(aStudentForm({ guardians })).student?.guardians).toEqual([
      mother,
      someone({ name: '김강산' }),
    ]);
  });

  const PHONE = '전화번호를 확인하세요. 010-1234-5678처럼 입력합니다.';
  test.each<[Guardian[], string | undefined]>([
    [[], undefined],
    [[mother, father], undefined],
    [[someone({ phone: '02-123-4567' })], undefined],
    [[someone({ phone: '+65 8123 4567' })], undefined],
    [[someone({ phone: '123' })], PHONE],
    [[someone({ phone: '010-1111-22223' })], PHONE],
    [
      [someone({ name: '01011112222' })],
      '이름에 글자가 없습니다. 숫자나 기호가 아닌 이름을 입력하세요.',
    ],
    [[mother, someone({ phone: '123' })], `보호자2: ${PHONE}`],
    [
      [mother, { ...father, phone: '010-1111-2222' }],
      '보호자2: 다른 보호자와 같은 연락처입니다. 한 번만 입력하세요.',
    ],
    [[someone({ relation: '어머니' })], '보호자의 이름이나 연락처를 입력하세요.'],
    [[someone({ name: '가'.repeat(41) })], '40자 이하로 입력하세요.'],
    [
      Array.from({ length: 5 }, (_, at) => someone({ name: `보호자${at}` })),
      '보호자는 4명까지 입력할 수 있습니다.',
    ],
  ])('%j: %s', (guardians, error) => {
    expect(checkStudent(aStudentForm({ guardians })).errors).toEqual(
      error === undefined ? {} : { guardians: error },
    );
  });

  test.each<[Guardian, string]>([
    [mother, '김바다(어머니) 010-1111-2222'],
    [someone({ phone: '01011112222', relation: '어머니' }), '어머니 010-1111-2222'],
    [someone({ name: '김바다' }), '김바다'],
  ])('%j in words: %s', (guardian, text) => {
    expect(guardianText(guardian)).toBe(text);
  });
});

describe('what a table says of guardians', () => {
  const first = (parts: GivenGuardian['parts']): GivenGuardian => ({ who: 0, parts });
  const second = (parts: GivenGuardian['parts']): GivenGuardian => ({ who: 1, parts });
  test.each<[string, Guardian[], GivenGuardian[], Guardian[]]>([
    [
      'a new one is added behind',
      [mother],
      [second({ name: '김강산', phone: father.phone, relation: '아버지' })],
      [mother, father],
    ],
    [
      'another number of the first',
      [mother, father],
      [first({ phone: '01055556666' })],
      [{ ...mother, phone: '01055556666' }, father],
    ],
    [
      'the number tells who it is, wherever the column is',
      [mother, father],
      [first({ phone: father.phone, name: '김강' })],
      [mother, { ...father, name: '김강' }],
    ],
    [
      'nobody is lost who moved a place down',
      [mother],
      [first({ phone: father.phone }), second({ phone: mother.phone })],
      [mother, someone({ phone: father.phone })],
    ],
    [
      'a mother and a father by their relation',
      [{ ...father, relation: '부' }],
      [
        { who: '어머니', parts: { phone: mother.phone } },
        { who: '아버지', parts: { phone: '01055556666' } },
      ],
      [
        { ...father, relation: '부', phone: '01055556666' },
        someone({ phone: mother.phone, relation: '어머니' }),
      ],
    ],
    ['a relation of nobody', [], [first({ relation: '어머니' })], []],
  ])('%s', (_, standing, given, merged) => {
    expect(mergeGuardians(standing, given)).toEqual(merged);
  });

  test.each([
    ['보호자1 이름', '보호자1 연락처', '보호자2 이름', '보호자2 연락처'],
    ['보호자', '보호자 연락처', '보호자(2)이름2', '학부모2 휴대폰'],
    ['어머니 성명', '모 연락처', '부 성명', '아버지 휴대폰'],
  ])('two guardians under %s, %s, %s, %s', (...titles) => {
    const { rows } = planImport(
      {
        cells: [
          ['이름', '전화번호', ...titles],
          ['김하늘', '010-1234-5678', '김바다', mother.phone, '김강산', father.phone],
        ],
      },
      {
        existing: [aKnownStudent({ guardians: [mother] })],
        today: day('2026-11-20'),
        contacts: true,
      },
    );
    expect(rows).toMatchObject([
      { kind: 'change', errors: [], student: { guardians: [mother, { phone: father.phone }] } },
    ]);
    expect(rows[0]?.changes).toContainEqual({
      field: 'guardian2Phone',
      before: '(없음)',
      after: father.phone,
    });
  });

  test('two titles over each: 보호자 over 이름 and 연락처', () => {
    const { rows, columns } = planImport(
      {
        cells: [
          ['이름', '전화번호', '부', '', '모', ''],
          ['', '', '이름', '연락처', '이름', '연락처'],
          ['김하늘', '010-1234-5678', '김강산', father.phone, '김바다', mother.phone],
        ],
      },
      { existing: [], today: day('2026-11-20'), contacts: true },
    );
    expect(columns.map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'fatherName',
      'fatherPhone',
      'motherName',
      'motherPhone',
    ]);
    expect(rows[0]?.student?.guardians).toEqual([father, mother]);
  });
});
