import { mockManagementEndpoints } from '@academy/domain/mocks';
import { newsManagementEndpoints } from '@academy/domain/news';
import { scheduleEndpoints } from '@academy/domain/schedule';
import type { Endpoint } from '@academy/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiTables, wordsOf } from '../../endpoint-tables';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { wrongFieldsText } from './field-words';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The names of the fields that a schema takes, at every depth. */
function* namesIn(schema: z.core.$ZodType | undefined): Generator<string> {
  if (schema instanceof z.ZodMiniObject)
    for (const [name, inner] of Object.entries(schema.def.shape)) {
      yield name;
      yield* namesIn(inner);
    }
  else if (schema instanceof z.ZodMiniArray) yield* namesIn(schema.def.element);
  else if (schema instanceof z.ZodMiniRecord) yield* namesIn(schema.def.valueType);
  else if (schema instanceof z.ZodMiniUnion)
    for (const option of schema.def.options) yield* namesIn(option);
  else if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    yield* namesIn(schema.def.innerType);
}

const calls: [string, Endpoint][] = Object.values(apiTables).flatMap((table) =>
  Object.values(table.calls).map((call): [string, Endpoint] => [
    `${call.method} ${call.path}`,
    call,
  ]),
);

test.each(calls)('%s: each of its fields has a Korean word in a refusal', (_, endpoint) => {
  const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => [
    ...namesIn(part),
  ]);
  const texts = names.map((name) => wrongFieldsText({ [name]: '' }, wordsOf(endpoint)));
  expect(texts.filter((text) => /\([^가-힣]*\)$/.test(text))).toEqual([]);
});

test('a field of one name is called what its feature calls it', async () => {
  const [student, manager] = [await server.studentToken(), await server.managerToken('admin')];
  const complaint = async (endpoint: Endpoint, token: string) => {
    const { body } = await server.callEndpoint(endpoint, {}, { token, body: { title: 3 } });
    return Object(body).errors.title;
  };
  expect(await complaint(scheduleEndpoints.createSchedule, student)).toMatch(/^내용:/);
  expect(await complaint(newsManagementEndpoints.createNews, manager)).toMatch(/^제목:/);
  expect(await complaint(mockManagementEndpoints.createExam, manager)).toMatch(/^시험명:/);
});
