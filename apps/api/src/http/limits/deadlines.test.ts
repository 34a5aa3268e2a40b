import Fastify, { type FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from '../errors/error-handler';
import { answerWithin, endLateRequests } from './deadlines';

let app: FastifyInstance;
const never = new Promise<never>(() => undefined);
/** As long as another takes that is ended. */
const longer = async () => ({ ok: (await app.inject({ url: '/never' })).statusCode === 503 });
beforeAll(() => {
  app = Fastify();
  endLateRequests(app, { ms: 60, every: 5 });
  answerErrors(app);
  app.get('/soon', async () => ({ ok: true }));
  app.get('/never', () => never);
  app.get('/given-longer', {
    onRequest: async (request) => answerWithin(request, 2000),
    handler: longer,
  });
  app.get('/stuck', (_request, reply) => {
    const stream = new PassThrough();
    stream.write('the beginning');
    return reply.send(stream);
  });
});
afterAll(() => app.close());

test.each([
  ['/soon', 200],
  ['/never', 503],
  ['/given-longer', 200],
])('%s is answered with %i', async (url, status) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(status);
  if (status === 503) {
    expect(answer.json()).toMatchObject({ success: false, code: 'busy' });
    expect(answer.headers['retry-after']).toBe('2');
  }
});

test('an answer that stops half-way is cut off', async () => {
  await expect(app.inject({ url: '/stuck' })).rejects.toThrow(/destroyed/);
});
