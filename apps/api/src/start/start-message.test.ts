import { expect, test } from 'vitest';
import { startMessage } from './start-message';
import { testEnv } from '../testing/test-env';

const urls = { student: 'http://localhost:4100', admin: 'http://localhost:4200' };
const say = (beginning: Parameters<typeof startMessage>[2]) =>
  startMessage(testEnv({}), urls, beginning);

test('while nobody has an account the code for the first one is shown', () => {
  const text = say({ demo: false, firstAccountCode: 'K7QF-2MXA' });
  expect(text).toContain('http://localhost:4200/admin-signup 에서 가입하세요. 가입 코드 K7QF-2MXA');
  expect(text).not.toContain('데모');
});

test('the demo says how to begin with an empty academy', () => {
  const text = say({ demo: true, firstAccountCode: null });
  expect(text).toContain('실제 학원으로 시작하기');
  expect(text).toContain('DEMO=false');
  expect(text).toContain('manager / Manager1234!');
});

test('an academy at work is told nothing of it', () => {
  const text = say({ demo: false, firstAccountCode: null });
  expect(text).not.toContain('데모');
  expect(text).not.toContain('가입');
});

test('the calls are shown where they are: beside the app, or at the name of the API', () => {
  const shown = (env: Parameters<typeof testEnv>[0]) =>
    startMessage(testEnv(env), urls, { demo: false, firstAccountCode: null });
  expect(shown({})).toContain('API     http://localhost:4100/api/docs');
  const own = {
    API_URL: 'https://api.example.kr',
    STUDENT_APP_URL: urls.student,
    ADMIN_APP_URL: urls.admin,
  };
  expect(shown(own)).toContain('API     https://api.example.kr/api/docs');
});
