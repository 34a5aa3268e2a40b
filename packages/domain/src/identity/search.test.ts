import { describe, expect, test } from 'vitest';
import { matchesStudent } from './search';

const minjun = { name: '김민준', seat: 'A-12', phoneTail: '5678' };

test.each([
  ['', true],
  ['민준', true],
  ['김 민준', true],
  ['ㄱㅁㅈ', true],
  ['ㅁㅈ', true],
  ['rlaalswns', true],
  ['a-1', true],
  ['a1', true],
  ['김ㅁ', true],
  ['김미', true],
  ['김밍', false],
  ['김믽', true],
  ['ㄱ민ㅈ', true],
  ['rlaal', true],
  ['김민주', true],
  ['민준이', false],
  ['5678', true],
  ['78', true],
  ['김민준'.normalize('NFD'), true],
  ['이민준', false],
  ['ㅇㅁㅈ', false],
  ['5679', false],
  ['b-1', false],
  ['dl', false],
  ['hkr', false],
  ['unlearn', false],
])('김민준 typed as %j: %s', (typed, found) => {
  expect(matchesStudent(minjun, typed)).toBe(found);
});

test.each([
  ['박부모', true],
  ['ㅂㅂㅁ', true],
  ['우리회사', true],
  ['김민준', true],
  ['박부장', false],
])('who pays for 김민준, typed as %j: %s', (typed, found) => {
  expect(matchesStudent({ ...minjun, depositorNames: ['박부모', '우리회사'] }, typed)).toBe(found);
});

describe('numbers', () => {
  const whole = {
    ...minjun,
    phone: '01012345678',
    guardians: [
      { name: null, phone: '01055550000' },
      { name: null, phone: '01087654321' },
    ],
  };
  const abroad = { ...minjun, phone: '+6581234567', phoneTail: '4567' };
  test.each([
    [whole, '01012345678', true],
    [whole, '010-1234-5678', true],
    [whole, '010 1234 5678', true],
    [whole, '+82 10-1234-5678', true],
    [whole, '0082 10 1234 5678', true],
    [whole, '０１０－１２３４－５６７８', true],
    [whole, '010–1234–5678', true],
    [whole, '1234-5678', true],
    [whole, '0101234', true],
    [whole, '010-8765-4321', true],
    [whole, '87654321', true],
    [whole, '4321', false],
    [whole, '010-9999-5678', false],
    [whole, '010-1234-56789', false],
    [minjun, '010-9999-5678', true],
    [minjun, '010-1234-5679', false],
    [minjun, '010-8765-4321', false],
    [abroad, '+65 8123 4567', true],
    [abroad, '0065 81234567', true],
    [abroad, '81234567', true],
  ])('%j searched by %j: %s', (student, typed, found) => {
    expect(matchesStudent(student, typed)).toBe(found);
  });
});

test.each([
  ['Nguyễn Văn An', 'nguyen', true],
  ['Nguyễn Văn An', 'NGUYEN VAN', true],
  ['Nguyễn Văn An'.normalize('NFD'), 'nguyễn', true],
  ['Đặng Thị', 'dang', true],
  ['Łukasz', 'lukasz', true],
  ['José Ø', 'joseo', true],
  ['Ｋｉｍ', 'kim', true],
  ['김\u200b민준', '김민준', true],
  ['김민준', '김\u200b민준', true],
  ['김민준', 'ㄱ\u200bㅁㅈ', true],
  ['Nguyễn', 'nguyan', false],
])('the name %j searched by %j: %s', (name, typed, found) => {
  expect(matchesStudent({ ...minjun, name }, typed)).toBe(found);
});

test.each(['A–12', 'Ａ－１２', 'a12', 'A 12'])('the seat A-12 searched by %j', (typed) => {
  expect(matchesStudent(minjun, typed)).toBe(true);
});

test('a guardian is found by their name, and a payer without marks', () => {
  const student = {
    ...minjun,
    guardians: [{ name: '박보호', phone: null }],
    depositorNames: ['Trần Thị'],
  };
  expect(matchesStudent(student, '박보호')).toBe(true);
  expect(matchesStudent(student, 'tran')).toBe(true);
});
