import { describe, expect, test } from 'vitest';
import { apiAnswering } from '../testing/api-answering';

describe('GET /admin/users/check-id', () => {
  test.each<[string, unknown, boolean]>([
    ['the common contract’s', { isAvailable: true }, true],
    ['taken', { isAvailable: false }, false],
    ['wrapped', { success: true, data: { available: true } }, true],
    ['as a word', { isAvailable: 'false' }, false],
    ['bare', true, true],
  ])('%s', async (_, body, isAvailable) => {
    const { api, seen } = await apiAnswering(() => ({ body }));
    expect(await api.checkId({ query: { username: 'new admin' } })).toEqual({ isAvailable });
    expect(seen[0]?.url).toBe('/api/admin/users/check-id?username=new+admin');
  });

  test('an answer that says nothing is no answer', async () => {
    const { api } = await apiAnswering(() => ({ body: {} }));
    await expect(api.checkId({ query: { username: 'someone' } })).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

const form = {
  name: '한새봄',
  username: 'saebom',
  password: 'Spring1234!',
  passwordConfirm: 'Spring1234!',
};

describe('POST /admin/signup', () => {
  test.each<[string, unknown, string]>([
    ['ours', { success: true, status: 'ACTIVE' }, 'ACTIVE'],
    ['the common contract’s', { success: true }, 'PENDING'],
    ['nothing', undefined, 'PENDING'],
    ['a number of its own', { status: 201 }, 'PENDING'],
  ])('%s', async (_, body, status) => {
    const { api, seen } = await apiAnswering(() => ({ status: 201, body }));
    expect(await api.signup({ body: form })).toEqual({ success: true, status });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(form);
  });

  test('the errors map comes back by field, with the general one', async () => {
    const errors = {
      username: '이미 사용 중인 아이디입니다.',
      general: '입력한 내용을 확인하세요.',
    };
    const { api } = await apiAnswering(() => ({
      status: 400,
      body: { success: false, code: 'signup-refused', message: errors.general, errors },
    }));
    await expect(api.signup({ body: form })).rejects.toMatchObject({
      kind: 'response',
      code: 'signup-refused',
      errors,
    });
  });

  test('`success: false` in a 200 is a refusal', async () => {
    const { api } = await apiAnswering(() => ({
      body: { success: false, errors: { password: '짧아요' } },
    }));
    await expect(api.signup({ body: form })).rejects.toMatchObject({
      kind: 'response',
      errors: { password: '짧아요' },
    });
  });
});
