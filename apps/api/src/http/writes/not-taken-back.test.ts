import { readFileSync } from 'node:fs';
import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';

/** Whether an answer can carry what takes the call back: itself, or in a part of it. */
const carriesUndo = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniType &&
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes(
    '"undo"',
  );

const writing: Endpoint[] = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every writing call can be taken back, or the list says why not', () => {
  const left = writing.filter(({ response }) => !carriesUndo(response)).map(nameOf);
  const page = readFileSync(
    new URL('../../../../../docs/product/not-taken-back.md', import.meta.url),
    'utf8',
  );
  const listed = [...page.matchAll(/^- `([A-Z]+\s+\/[^`]*)`:\s(.*(?:\n {2}.*)*)/gm)].map(
    ([, call = '', reason = '']) => [call.replace(/\s+/, ' '), reason] as const,
  );
  expect(new Set(listed.map(([call]) => call))).toEqual(new Set(left));
  expect(listed).toHaveLength(left.length);
  expect(listed.filter(([, reason]) => reason.length < 10)).toEqual([]);
});
