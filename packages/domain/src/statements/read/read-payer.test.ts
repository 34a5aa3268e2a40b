import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import { aliasOf } from './payer-names';
import { indexPayers, readPayer, type PayerFacts } from './read-payer';

const payer = (id: string, name: string, rest: Partial<PayerFacts> = {}): PayerFacts => ({
  studentId: studentIdSchema.parse(id),
  name,
  guardian: null,
  aliases: [],
  family: null,
  ...rest,
});
const index = indexPayers([
  payer('1', '김민준', { guardian: '박지영', family: 'f1' }),
  payer('2', '김민서', { guardian: '박지영', family: 'f1' }),
  payer('3', '이서연', { guardian: '최수진', aliases: ['한빛상사 2'], family: 'f2' }),
  payer('4', '정하은'),
  payer('5', '정하은'),
  payer('6', '오다솜', { guardian: '강유미', family: 'f6' }),
  payer('7', '윤가온', { guardian: '강유미', family: 'f7' }),
  payer('8', '한율'),
  payer('9', '이모란'),
  payer('10', '최수진'),
]);

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
  ])('%s', (text, ids) => {
    expect(readPayer(text, index)).toMatchObject({ kind: 'certain', studentIds: ids });
  });
});

describe('a name that is a question', () => {
  test.each([
    ['정하은', 'namesakes', ['4', '5']],
    ['정하은 5678', 'namesakes', ['4', '5']],
    ['강유미', 'namesakes', ['6', '7']],
    ['최수진', 'twoPeople', ['3', '10']],
    ['ㄱㅁㅈ', 'initials', ['1']],
    ['김민즌', 'typo', ['1', '2']],
    ['김민', 'cut', ['1', '2']],
    ['한율모', 'cut', ['8']],
    ['김민준 감사', 'part', ['1']],
    ['강유미 이서연', 'twoPeople', ['3', '6', '7']],
  ])('%s', (text, why, ids) => {
    expect(readPayer(text, index)).toEqual({ kind: 'question', why, studentIds: ids });
  });
});

test.each(['', '도시락', '한국전력', '3', '점심 저녁', '()'])('%s is nobody', (text) => {
  expect(readPayer(text, index)).toEqual({ kind: 'nobody' });
});

test('whatever is there, nobody is certain whose name is not written out', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'김민준서박지영도시락점심 (3)고') }),
      (text) => {
        const reading = readPayer(text, index);
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
  expect(aliasOf(text)).toBe(alias);
});
