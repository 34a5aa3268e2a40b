import { endpoint } from '@academy/domain/http';
import { studentIdSchema } from '@academy/domain/ids';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { answerErrors } from './error-handler';
import { noteRequestFacts } from './request-facts';
import { createServe, type Handler } from './serve';

const things = endpoint({
  method: 'PUT', path: '/things/{thing}', access: 'public', summary: 'for this test',
  params: z.object({ thing: z.coerce.number() }), query: z.object({ page: z.optional(z.coerce.number()) }), body: z.strictObject({ name: z.string() }),
  response: z.object({ id: studentIdSchema, name: z.string() }),
});

async function ask(handler: Handler<typeof things>, payload: object = { name: '연필' }) {
  const app = Fastify();
  const now = new Date('2026-03-02T00:00:00Z');
  noteRequestFacts(app, () => now);
  answerErrors(app);
  createServe(app, async () => undefined, 50)(things, handler);
  const answer = await app.inject({ method: 'PUT', url: '/api/things/7?page=2', payload });
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

test('a handler works with checked values and the time of arrival', async () => {
  const answer = await ask(async ({ params, query, body, actor, now }) => ({ id: `${params.thing + 1}`, name: `${body.name} ${query.page} ${actor} ${now.toISOString()}` }));
  expect(answer).toEqual({ status: 200, body: { id: '8', name: '연필 2 null 2026-03-02T00:00:00.000Z' } });
});

test('what the response schema does not name never leaves the server', async () => {
  const row = { id: '1', name: '연필', passwordHash: 'secret' };
  expect((await ask(async () => row)).body).toEqual({ id: '1', name: '연필' });
});

test('an answer that breaks its own schema is our fault', async () => {
  expect(await ask(async () => ({ id: '', name: '연필' }))).toMatchObject({ status: 500, body: { code: 'internal-error' } });
});

test('a field too many is named', async () => {
  expect(await ask(async () => ({ id: '1', name: '' }), { name: '연필', price: 1 })).toMatchObject({ status: 400, body: { code: 'validation-failed', errors: { price: expect.any(String) } } });
});

test('an answer that does not come in time is given up', async () => {
  expect(await ask(() => new Promise(() => undefined))).toMatchObject({ status: 503, body: { success: false, code: 'busy' } });
});
