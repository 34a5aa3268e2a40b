import { expect, test } from 'vitest';
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
