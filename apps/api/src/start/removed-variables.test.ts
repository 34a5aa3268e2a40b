import { expect, test } from 'vitest';
import { removedVariables } from './removed-variables';

test('a variable that is no longer read says where its setting is, without its value', () => {
  expect(removedVariables({ LOGIN_TRUSTED_NETWORKS: '203.0.113.0/24', HOST: '::' })).toEqual([
    "LOGIN_TRUSTED_NETWORKS is no longer read: the academy's own networks are set in the managers' app: 설정 → 로그인 → 학원 네트워크",
  ]);
  expect(removedVariables({ LOGIN_TRUSTED_NETWORKS: '' })).toEqual([]);
});
