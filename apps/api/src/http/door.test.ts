import { AREAS } from '@academy/domain/rights';
import { endpoint, fileSchema } from '@academy/domain/http';
import { managerIdSchema } from '@academy/domain/ids';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ManagerActor } from './auth/actor';
import { createAdmit } from './auth/auth-hook';
import { acceptJsonBodies } from './bodies/body-parsers';
import { answerErrors } from './errors/error-handler';
import { etagOf, refuseStale } from './writes/if-match';
import { noteRequestFacts } from './log/request-facts';
import { sendAs } from './files/send-as';
import { createServe, FILE_BYTES } from './serve';

const done = z.object({ size: z.number() });
const table = {
  read: endpoint({
    method: 'GET',
    path: '/points',
    access: 'manager',
    needs: 'points.read',
    summary: '',
    response: done,
  }),
  write: endpoint({
    method: 'POST',
    path: '/points',
    access: 'manager',
    needs: 'points.write',
    summary: '',
    response: done,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/accounts',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '',
    response: done,
  }),
  anyRead: endpoint({
    method: 'GET',
    path: '/any',
    access: 'manager',
    summary: '',
    response: done,
  }),
  anyWrite: endpoint({
    method: 'POST',
    path: '/any',
    access: 'manager',
    summary: '',
    response: done,
  }),
  own: endpoint({
    method: 'PUT',
    path: '/own',
    access: 'manager',
    allowedWith: 'temporary-password',
    summary: '',
    response: done,
  }),
  picture: endpoint({
    method: 'POST',
    path: '/picture',
    access: 'manager',
    takes: 'image',
    summary: '',
    response: done,
  }),
  file: endpoint({
    method: 'GET',
    path: '/file',
    access: 'manager',
    answers: 'file',
    summary: '',
    response: fileSchema,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/edit',
    access: 'manager',
    summary: '',
    body: z.object({ name: z.string() }),
    response: done,
  }),
};

const admin: ManagerActor = {
  side: 'manager',
  managerId: managerIdSchema.parse('1'),
  role: 'ADMIN',
  areas: [],
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  sessionId: '1',
};
let actor = admin;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  noteRequestFacts(app, () => new Date(0));
  answerErrors(app);
  acceptJsonBodies(app);
  const serve = createServe(
    app,
    createAdmit({
      authenticate: async () => actor,
      refuseForeignOrigin: () => undefined,
      isReadOnly: () => false,
      refuseWhatIsOff: async () => undefined,
    }),
  );
  for (const one of [
    table.read,
    table.write,
    table.accounts,
    table.anyRead,
    table.anyWrite,
    table.own,
  ])
    serve(one, async () => ({ size: 0 }));
  serve(table.picture, async ({ body }) => ({ size: body.length }));
  serve(table.file, async ({ reply }) => {
    sendAs(reply, '학생 명단: "재원"/3월', 'csv');
    return Buffer.from('\uFEFF이름');
  });
  serve(table.edit, async ({ request }) => {
    refuseStale(request.headers['if-match'], { version: 3, current: { name: '한가람' } });
    return { size: 3 };
  });
  await app.ready();
});
afterAll(() => app.close());

type Name = keyof typeof table;
async function ask(name: Name, as: Partial<ManagerActor> = {}) {
  actor = { ...admin, ...as };
  const answer = await app.inject({
    method: table[name].method,
    url: `/api${table[name].path}`,
    ...(name === 'picture' && { payload: 'x', headers: { 'content-type': 'image/png' } }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('what a manager lacks is shown in a sentence', () => {
  test.each<[string, Name, Partial<ManagerActor>, string]>([
    [
      'an area',
      'read',
      { role: 'MANAGER', areas: AREAS.filter((area) => area !== 'points') },
      "'상벌점' 권한이 없습니다. 최고관리자에게 요청하세요.",
    ],
    [
      'the right to write',
      'write',
      { role: 'READONLY_MANAGER', areas: [...AREAS] },
      '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.',
    ],
    [
      'what only admins have',
      'accounts',
      { role: 'MANAGER', areas: [...AREAS] },
      '최고관리자만 계정을 관리할 수 있습니다.',
    ],
    [
      'a write that names no right',
      'anyWrite',
      { role: 'READONLY_MANAGER', areas: [...AREAS] },
      '조회 전용 계정입니다. 변경하려면 관리자에게 요청하세요.',
    ],
  ])('%s', async (_, name, as, message) => {
    const { status, body } = await ask(name, as);
    expect(status).toBe(403);
    expect(body).toMatchObject({ success: false, code: 'no-right', message });
  });

  test.each<[Name, Partial<ManagerActor>]>([
    ['read', { role: 'READONLY_MANAGER', areas: ['points'] }],
    ['write', { role: 'MANAGER', areas: ['points'] }],
    ['anyRead', { role: 'READONLY_MANAGER', areas: [] }],
    ['own', { role: 'READONLY_MANAGER', areas: [] }],
    ['accounts', { role: 'ADMIN', areas: [] }],
    ['write', { role: 'MANAGER', areas: undefined }],
  ])('who has it comes in: %s as %o', async (name, as) => {
    expect(await ask(name, as)).toEqual({ status: 200, body: { size: 0 } });
  });
});

test('a temporary password opens one’s own account and nothing else', async () => {
  const answers = await Promise.all(
    ['own', 'read', 'anyRead', 'anyWrite', 'accounts', 'file', 'picture'].map(async (name) => {
      const { status, body } = await ask(name as Name, { mustChangePassword: true });
      return [name, status, body.code];
    }),
  );
  expect(answers[0]).toEqual(['own', 200, undefined]);
  for (const answer of answers.slice(1))
    expect(answer).toEqual([answer[0], 403, 'password-change-required']);
});

describe('pictures', () => {
  const send = (payload: Buffer | string, type: string, url = '/api/picture') => {
    actor = admin;
    return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  };

  test.each(['image/png', 'image/heic', 'application/octet-stream'])(
    '%s arrives as its bytes',
    async (type) => {
      expect((await send(Buffer.from([1, 0, 255]), type)).json()).toEqual({ size: 3 });
    },
  );

  test('10 MB is the most', async () => {
    expect((await send(Buffer.alloc(FILE_BYTES), 'image/png')).json()).toEqual({
      size: FILE_BYTES,
    });
    const tooLarge = await send(Buffer.alloc(FILE_BYTES + 1), 'image/png');
    expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'payload-too-large']);
  });

  test.each([
    ['JSON where a picture is taken', '{}', 'application/json', '/api/picture'],
    ['nothing where a picture is taken', '', 'image/png', '/api/picture'],
    ['a form where a picture is taken', 'x', 'multipart/form-data; boundary=x', '/api/picture'],
    ['a picture where none is taken', 'x', 'image/png', '/api/any'],
  ])('%s: 415', async (_, payload, type, url) => {
    const answer = await send(payload, type, url);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-media']);
  });
});

test('a file is kept and never opened, under a name that every system takes', async () => {
  actor = admin;
  const answer = await app.inject({ method: 'GET', url: '/api/file' });
  expect(answer.rawPayload.toString()).toBe('\uFEFF이름');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="file.csv"; filename*=UTF-8''${encodeURIComponent('학생 명단   재원  3월.csv')}`,
  );
});

describe('If-Match', () => {
  const edit = (headers: Record<string, string>) =>
    app.inject({ method: 'PATCH', url: '/api/edit', payload: { name: '김보라' }, headers });

  test.each([[{}], [{ 'if-match': etagOf(3) }], [{ 'if-match': '3' }]])(
    '%o is let through',
    async (headers) => {
      expect((await edit(headers)).statusCode).toBe(200);
    },
  );

  test.each(['"2"', '"4"', '*', 'rubbish'])(
    '%s: 412 with what stands there now',
    async (version) => {
      const answer = await edit({ 'if-match': version });
      expect(answer.statusCode).toBe(412);
      expect(answer.headers.etag).toBe('"3"');
      expect(answer.json()).toMatchObject({ code: 'settings-stale', current: { name: '한가람' } });
    },
  );
});
