import type { Endpoint } from '@academy/domain/http';
import { expect, test } from 'vitest';
import { apiTables, endpointTables } from '../../endpoint-tables';
import answers from './answers.json' with { type: 'json' };
import { documentOfToday } from './kept-document';
import { isRaw, type Raw } from './shape';
import { commonWords } from '../words/common-words';

const document = documentOfToday();
const rawOf = (value: unknown): Raw => (isRaw(value) ? value : {});
const operations = Object.entries(rawOf(document.paths)).flatMap(([path, methods]) =>
  Object.entries(rawOf(methods)).map(([method, operation]): [string, Raw] => [
    `${method.toUpperCase()} ${path}`,
    rawOf(operation),
  ]),
);
const endpoints: Endpoint[] = Object.values(endpointTables).flatMap((table) =>
  Object.values(table),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every field of every object schema below a value, with its schema. */
function fieldsIn(value: unknown, where: string): [string, string, Raw][] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsIn(each, where));
  if (!isRaw(value)) return [];
  const own = Object.entries(rawOf(value.properties)).map(
    ([name, field]): [string, string, Raw] => [where, name, rawOf(field)],
  );
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]) =>
      key === 'example' ? [] : fieldsIn(part, key === 'properties' ? where : `${where}/${key}`),
    ),
  ];
}
const fields = fieldsIn(document, '');

test('every field and every parameter says what it is', () => {
  expect(fields.length).toBeGreaterThan(6000);
  const undescribed = fields.filter(([, , { description }]) => !description);
  expect(undescribed.map(([where, name]) => `${where}: ${name}`)).toEqual([]);
  const parameters = operations.flatMap(([name, { parameters: all }]) =>
    (Array.isArray(all) ? all : [])
      .map(rawOf)
      .filter(({ description }) => !description)
      .map((parameter) => `${name}: ${String(parameter.name)}`),
  );
  expect(parameters).toEqual([]);
});

test('the tables of words hold nothing that no field has', () => {
  const names = new Set(fields.map(([, name]) => name));
  for (const [, { parameters }] of operations)
    for (const one of Array.isArray(parameters) ? parameters : [])
      names.add(String(rawOf(one).name));
  const told = [
    ...Object.keys(commonWords),
    ...Object.values(apiTables).flatMap(({ words }) => Object.keys(words?.own ?? {})),
  ];
  expect(told.filter((name) => !names.has(name))).toEqual([]);
});

test('an instant is a date-time wherever it is said', () => {
  const bare = fields.filter(
    ([, name, field]) =>
      /[a-z](At|Until)$/.test(name) &&
      !/"format":"(date-time|date)"|"pattern"|"\$ref"|"boolean"/.test(JSON.stringify(field)),
  );
  expect(bare.map(([where, name]) => `${where}: ${name}`)).toEqual([]);
});

const recorded: Readonly<Record<string, unknown>> = answers;

test.each(endpoints.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
  '%s: an example of its answer, its version, and the refusals for it',
  (name, endpoint) => {
    const operation = rawOf(operations.find(([own]) => own === name)?.[1]);
    const responses = rawOf(operation.responses);
    const success = rawOf(responses[200]);
    if (endpoint.answers === undefined) {
      expect(rawOf(rawOf(success.content)['application/json'])).toHaveProperty('example');
      expect(endpoint.response.safeParse(recorded[name]).error).toBeUndefined();
    }
    expect('ETag' in rawOf(success.headers)).toBe(endpoint.etag === true);
    const listed = (Array.isArray(operation.parameters) ? operation.parameters : []).map(rawOf);
    const required = Object.fromEntries(
      listed.filter((one) => one.in === 'header').map((one) => [String(one.name), one.required]),
    );
    expect(required).toEqual({
      ...(endpoint.idempotent && { 'Idempotency-Key': endpoint.idempotent === 'required' }),
      ...(endpoint.ifMatch && { 'If-Match': endpoint.ifMatch === 'required' }),
      ...(endpoint.clientSeq && { 'X-Client-Seq': false }),
    });
    expect(['412' in responses, '428' in responses, '422' in responses]).toEqual([
      endpoint.ifMatch !== undefined,
      endpoint.ifMatch === 'required',
      expect.any(Boolean),
    ]);
  },
);
