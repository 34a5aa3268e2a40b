import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import { day } from '../../time';
import { aliasOf } from './guess-payer';
import { indexPayers, type PayerFacts } from './payer-index';
import { readPayer } from './read-payer';

const payer = (id: string, name: string, rest: Partial<PayerFacts> = {}): PayerFacts => ({
  studentId: studentIdSchema.parse(id),
  name,
  guardians: [],
  aliases: [],
  families: [],
  seat: null,
  phoneTail: '',
  ...rest,
});
const index = indexPayers(
  [
    payer('1', '김민준', { guardians: ['박지영'], families: ['f1'], seat: 'A-01' }),
    payer('2', '김민서', { guardians: ['박지영'], families: ['f1'] }),
    payer('3', '이서연', { guardians: ['최수진'], aliases: ['한빛상사 2'], families: ['f2'] }),
    payer('4', '정하은', {
      seat: 'B-2',
      phoneTail: '0311',
      guardians: ['한지민'],
      families: ['f4'],
    }),
    payer('5', '정하은', { phoneTail: '5678' }),
    payer('6', '오다솜', { guardians: ['강유미'], families: ['f6'] }),
    payer('7', '윤가온', { guardians: ['강유미'], families: ['f7'] }),
    payer('8', '한율'),
    payer('9', '이모란'),
    payer('10', '최수진'),
    payer('11', '김중식'),
    payer('12', '남궁민'),
    payer('13', '문보라', { guardians: ['문해진', '차윤슬'], families: ['f11', 'f12'] }),
    payer('14', '문초록', { guardians: ['차윤슬'], families: ['f12'] }),
  ],
  '햇살학원',
);

test.each([
  ['김중식 중식', 'certain'],
  ['남궁민아', 'question'],
  ['남궁민아빠', 'certain'],
])('a word within a name: %s is %s', (text, kind) => {
  expect(readPayer(text, index).reading.kind).toBe(kind);
});

test.each([
  ['김민준 11월 식비', [11]],
  ['김민준 10~12월', [10, 11, 12]],
  ['김민준 10,11월분', [10, 11]],
  ['김민준 11월20일', []],
  ['고3.11월 김민준', [11]],
])('%s speaks of the months %j', (text, months) => {
  expect([...readPayer(text, index).months]).toEqual(months);
});

describe('a name that is certain', () => {
  test.each([
    ['김민준', ['1']],
    ['김 민 준', ['1']],
    ['김민준(도시락)', ['1']],
    ['도시락김민준', ['1']],
    ['[3월점심]김민준', ['1']],
    ['김민준엄마', ['1']],
    ['김민준 5678', ['1']],
    ['고2김민준', ['1']],
    ['3학년 2반 김민준', ['1']],
    ['김민준－３', ['1']],
    ['김민준도시', ['1']],
    ['김민준도', ['1']],
    ['김민준모', ['1']],
    ['박지영', ['1', '2']],
    ['박지영(김민서)', ['2']],
    ['김민준 김민서', ['1', '2']],
    ['김민준김민서', ['1', '2']],
    ['김민준민서', ['1', '2']],
    ['김민준,이서연 점심', ['1', '3']],
    ['한빛상사2', ['3']],
    ['한빛상사 2 도시락', ['3']],
    ['이모란', ['9']],
    ['한율', ['8']],
    ['문해진', ['13']],
    ['차윤슬', ['13', '14']],
    ['문보라초록', ['13', '14']],
    ['한율 모', ['8']],
    ['한율식비', ['8']],
    ['김민준 식비', ['1']],
    ['김민준식대', ['1']],
    ['김민준 입금', ['1']],
    ['김민준맘', ['1']],
    ['김민준중식비', ['1']],
    ['김민준11월 식비', ['1']],
    ['A01김민준', ['1']],
    ['김민준 A-1', ['1']],
    ['A–01 김민준', ['1']],
    ['박지영김민준', ['1']],
    ['김민서박지영', ['2']],
    ['박지영민서', ['2']],
    ['김민준 감사합니다', ['1']],
    ['국민김민준급식비입금', ['1']],
    ['햇살학원 11월분 중식/석식 김민준(할머니)', ['1']],
    ['햇살 김 민준', ['1']],
    ['010-2222-5678 정하은 점심', ['5']],
    ['정하은 5678', ['5']],
    ['정하은B2', ['4']],
    ['한지민 정하은', ['4']],
    ['김\u200b민준', ['1']],
  ])('%s', (text, ids) => {
    expect(readPayer(text, index).reading).toMatchObject({ kind: 'certain', studentIds: ids });
  });
});

describe('a name that is a question', () => {
  test.each([
    ['정하은', 'namesakes', ['4', '5']],
    ['강유미', 'namesakes', ['6', '7']],
    ['최수진', 'twoPeople', ['3', '10']],
    ['ㄱㅁㅈ', 'initials', ['1']],
    ['김민즌', 'typo', ['1', '2']],
    ['김민', 'cut', ['1', '2']],
    ['한율모', 'part', ['8']],
    ['김민준 산악회', 'part', ['1']],
    ['김민준태식', 'part', ['1']],
    ['민준맘', 'part', ['1']],
    ['강유미 이서연', 'twoPeople', ['6', '7', '3']],
    ['B02 김민준', 'otherSeat', ['1', '4']],
    ['A01 식비', 'seatOnly', ['1']],
    ['도시락 5678', 'seatOnly', ['5']],
    ['정하은 9999', 'namesakes', ['4', '5']],
  ])('%s', (text, why, ids) => {
    expect(readPayer(text, index).reading).toEqual({ kind: 'question', why, studentIds: ids });
  });

  test('four digits near the row’s day are a date, not the end of a phone number', () => {
    expect(readPayer('정하은 0311', index, day('2026-03-11')).reading).toMatchObject({
      why: 'namesakes',
    });
    expect(readPayer('정하은 0311', index, day('2026-08-11')).reading).toMatchObject({
      kind: 'certain',
      studentIds: ['4'],
    });
  });
});

test.each(['', '도시락', '한국전력', '3', '점심 저녁', '()'])('%s is nobody', (text) => {
  expect(readPayer(text, index).reading).toEqual({ kind: 'nobody' });
});

test('whatever is there, nobody is certain whose name is not written out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'김민준서박지영도시락점심 (3)고') }),
      (text) => {
        const { reading } = readPayer(text, index);
        if (reading.kind !== 'certain') return;
        const letters = text.replace(/[^\p{L}]/gu, '');
        const named = ['김민준', '김민서', '박지영'].some((name) => letters.includes(name));
        expect(named).toBe(true);
      },
    ),
  );
});

test.each([
  ['두리네 도시락', '두리네'],
  ['(주)한빛상사 3월', '주한빛상사'],
  ['김민', null],
  ['ㄱㅁㅈ', null],
  ['도시락', null],
])('%s is remembered as %s', (text, alias) => {
  expect(aliasOf(text, index)).toBe(alias);
});
