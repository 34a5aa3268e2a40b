import { endpoint, fileSchema } from '@academy/domain/http';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from './answers/api-error';
import { bind } from './bind';
import { createClient } from './client';
import { fileNameIn } from './answers/received-file';
import { answeringServer, type GivenAnswer } from './testing/answering-server';

const endpoints = {
  students: endpoint({
    method: 'GET',
    path: '/students.xlsx',
    access: 'manager',
    summary: 'a file',
    query: z.object({ q: z.optional(z.string()) }),
    response: fileSchema,
    answers: 'file',
  }),
  picture: endpoint({
    method: 'POST',
    path: '/pictures',
    access: 'manager',
    summary: 'a picture',
    takes: 'image',
    response: z.object({ key: z.string() }),
  }),
};

async function callsAnswering(answer: GivenAnswer) {
  const server = await answeringServer(() => answer);
  onTestFinished(server.close);
  return { calls: bind(createClient({ baseURL: server.baseURL }), endpoints), seen: server.seen };
}

test('a file comes with its bytes, its type and its name', async () => {
  const name = `filename="file.csv"; filename*=UTF-8''${encodeURIComponent('학생 명단 (재원).csv')}`;
  const { calls } = await callsAnswering({
    body: '\uFEFF이름\r\n김하늘\r\n',
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; ${name}`,
    },
  });
  const file = await calls.students({ query: { q: 'ㄱ' } });
  expect(file.name).toBe('학생 명단 (재원).csv');
  expect(file.blob.type).toBe('text/csv; charset=utf-8');
  expect([...new Uint8Array(await file.blob.arrayBuffer())].slice(0, 3)).toEqual([
    0xef, 0xbb, 0xbf,
  ]);
});

test('bytes that look like JSON stay bytes', async () => {
  const { calls } = await callsAnswering({
    body: '{"success":false}',
    headers: { 'content-type': 'text/csv' },
  });
  expect(await (await calls.students()).blob.text()).toBe('{"success":false}');
});

test('a refused file is a refusal with the server’s words', async () => {
  const { calls } = await callsAnswering({
    status: 403,
    body: {
      success: false,
      code: 'no-right',
      message: "'학생' 권한이 없습니다. 최고관리자에게 요청하세요.",
    },
  });
  await expect(calls.students()).rejects.toMatchObject({
    kind: 'response',
    status: 403,
    code: 'no-right',
    serverMessage: "'학생' 권한이 없습니다. 최고관리자에게 요청하세요.",
  });
});

test('a picture goes out as its bytes under its own type, and reports how far it is', async () => {
  const { calls, seen } = await callsAnswering({ body: { key: 'a.webp' } });
  const progress: unknown[] = [];
  const body = new Blob(['not json: {'], { type: 'image/png' });
  expect(await calls.picture({ body, onProgress: (state) => progress.push(state) })).toEqual({
    key: 'a.webp',
  });
  expect(seen[0]).toMatchObject({ method: 'POST', body: 'not json: {' });
  expect(seen[0]?.headers['content-type']).toBe('image/png');
  expect(progress).toContainEqual({ sent: 1 });
});

test('a picture without a type is bytes', async () => {
  const { calls, seen } = await callsAnswering({ body: { key: 'a.webp' } });
  await calls.picture({ body: new Blob(['x']) });
  expect(seen[0]?.headers['content-type']).toBe('application/octet-stream');
});

test('a transfer that is given up ends as aborted', async () => {
  const { calls } = await callsAnswering({ body: { key: 'a.webp' } });
  const control = new AbortController();
  control.abort();
  await expect(calls.picture({ body: new Blob(['x']), signal: control.signal })).rejects.toEqual(
    expect.objectContaining<Partial<ApiError>>({ kind: 'aborted' }),
  );
});

test.each([
  ["attachment; filename*=UTF-8''%EA%B0%80.xlsx", '가.xlsx'],
  ['attachment; filename="a b.csv"', 'a b.csv'],
  ['attachment; filename=a.csv', 'a.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%E0%A4%A", '%E0%A4%A'],
  ['attachment', undefined],
  [undefined, undefined],
])('the name in %j is %j', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
