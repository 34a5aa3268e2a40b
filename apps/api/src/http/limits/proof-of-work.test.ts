import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../testing/database/test-database';
import { testEnv, testKeys } from '../../testing/test-env';
import { createProofs, type ProofPurpose } from './proof-of-work';

const NOW = new Date('2026-03-02T09:00:00.000+09:00');
let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('a proof opens what it was made for, and nothing else', async () => {
  const proofs = createProofs(database.db, testKeys(testEnv()));
  const solved = async (purpose: ProofPurpose) => {
    const { challenge } = (await proofs.required(purpose, NOW)).details.extra ?? {};
    const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  };
  const cheap = await solved('login');
  expect(await proofs.accepts(cheap, 'signup', NOW)).toBe(false);
  expect(await proofs.accepts(cheap, 'login', NOW)).toBe(true);
  expect(await proofs.accepts(await solved('pairing'), 'pairing', NOW)).toBe(true);
});
