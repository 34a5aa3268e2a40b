import { defaultPointSettings, pointManagementEndpoints } from '@academy/domain/points';
import { operationEndpoints } from '@academy/domain/operations';
import { settingsEndpoints } from '@academy/domain/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const versioned = z.looseObject({ version: z.int() });
const { words: usual, ...withoutWords } = defaultPointSettings;

async function save(body: object) {
  const read = await server.callEndpoint(pointManagementEndpoints.pointSettings, {}, { token });
  const { version } = versioned.parse(read.body);
  return server.callEndpoint(
    pointManagementEndpoints.savePointSettings,
    {},
    { token, body, headers: { 'if-match': `"${version}"` } },
  );
}
const shown = async () =>
  z
    .looseObject({ pointWords: z.unknown() })
    .parse((await server.callEndpoint(settingsEndpoints.academy)).body).pointWords;

test('words are saved tidied, shown to everybody, and come back', async () => {
  expect(await shown()).toEqual(usual);
  const words = { reward: ' 칭찬 ', penalty: '관리' };
  const { body } = await save({ ...withoutWords, words });
  expect(await shown()).toEqual({ reward: '칭찬', penalty: '관리' });

  const { undo } = z.object({ undo: z.object({ operationId: z.string() }) }).parse(body);
  expect(
    await server.callEndpoint(operationEndpoints.undoOperation, { ...undo }, { token }),
  ).toMatchObject({ status: 200 });
  expect(await shown()).toEqual(usual);
});

test.each([
  [{ reward: '', penalty: '관리' }, 'words.reward'],
  [{ reward: '칭찬', penalty: '일곱글자는안돼' }, 'words.penalty'],
  [{ reward: '칭찬', penalty: '칭 찬' }, 'words.penalty'],
])('%o is refused at %s', async (words, field) => {
  expect(await save({ ...withoutWords, words })).toMatchObject({
    status: 400,
    body: { errors: { [field]: expect.any(String) } },
  });
});
