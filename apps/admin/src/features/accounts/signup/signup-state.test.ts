import { describe, expect, test } from 'vitest';
import {
  checked,
  edit,
  emptySignup,
  firstProblem,
  signupProblems,
  type SignupState,
} from './signup-state';

const filled: SignupState = {
  ...emptySignup,
  form: {
    name: '한새봄',
    username: 'saebom',
    password: 'Spring1234!',
    passwordConfirm: 'Spring1234!',
  },
};
const free = checked(filled, { username: 'saebom', state: 'free' });

describe('what is in the way of a signup', () => {
  test.each<[string, SignupState, string | undefined]>([
    ['an ID that was not asked about', filled, '아이디 중복 확인이 필요합니다.'],
    [
      'one that is being asked about',
      checked(filled, { username: 'saebom', state: 'checking' }),
      '아이디 중복 확인이 필요합니다.',
    ],
    [
      'one that could not be asked about',
      checked(filled, { username: 'saebom', state: 'failed' }),
      '아이디 중복 확인이 필요합니다.',
    ],
    [
      'one that somebody has',
      checked(filled, { username: 'saebom', state: 'taken' }),
      '이미 사용 중인 아이디입니다.',
    ],
    [
      'one that was edited since',
      edit(free, 'username', 'saebom2'),
      '아이디 중복 확인이 필요합니다.',
    ],
    ['none', edit(free, 'username', ''), '아이디를 입력하세요.'],
    [
      'one that was edited and typed again',
      edit(edit(free, 'username', 'x'), 'username', 'saebom'),
      '아이디 중복 확인이 필요합니다.',
    ],
    ['nothing', edit(free, 'name', '한여름'), undefined],
  ])('%s', (_, state, message) => {
    expect(signupProblems(state).username).toBe(message);
  });

  test('the fields, and the first of them from above', () => {
    const problems = signupProblems({
      ...free,
      form: { ...free.form, password: 'short', passwordConfirm: 'other' },
    });
    expect(problems).toEqual({
      password: '비밀번호 조건을 확인하세요.',
      passwordConfirm: '비밀번호가 서로 다릅니다.',
      general: '입력한 내용을 확인하세요.',
    });
    expect(firstProblem(problems)).toBe('password');
    expect(firstProblem({ general: '?' })).toBeUndefined();
  });
});

test('editing a field takes back what was said of it and of the whole, and of nothing else', () => {
  const told = { ...filled, errors: { name: '가', username: '나', general: '다' } };
  expect(edit(told, 'name', '한').errors).toEqual({ username: '나' });
  expect(checked(told, { username: 'saebom', state: 'checking' }).errors).toEqual({
    name: '가',
    general: '다',
  });
});
