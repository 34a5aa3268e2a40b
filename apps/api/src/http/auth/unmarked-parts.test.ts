import type { Endpoint } from '@academy/domain/http';
import { areaOfRows, partOf, rightRules, type Area } from '@academy/domain/rights';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointTables } from '../../endpoint-tables';

/** Which area the name of a field speaks of. */
const speaksOf: readonly [RegExp, Area][] = [
  [/^(lunch|dinner)(Count)?$|^meals?$|^meal(Count|Students|Amount)$|^reservations$/, 'meals'],
  [/^(deposit(State|Status)|account|entries|unpaid\w*|paid|owed|billed|bill)$/, 'deposits'],
  [/^(points?(Today|Totals)?|rewardTotal|penaltyTotal|pointStep|rewards|penalties)$/, 'points'],
  [/^(exams|registrations|closingMocks|mockCount)$/, 'mocks'],
  [
    /^(attendance|visits?|marks|reportedAbsences|reasons|schedules|scheduleCount|away)$/,
    'attendance',
  ],
];

/** Answers that speak of another area on purpose, and why. */
const onPurpose: readonly [RegExp, string][] = [
  [/^(meals|calendar|stats|deposits|prices)\./, 'meals and their money are one work'],
  [/^mockManagement\./, 'an exam’s fees are its own'],
  [/^(settings|settingsManagement)\./, 'what holds for everybody, about nobody'],
  [/^monthlyReports\./, 'who writes a family’s report reads it'],
  [/^schedule(Management|Overview)\./, 'what a schedule would touch, beside its approval'],
  [/^pointManagement\.pointProposals/, 'what a day proposes, nobody’s points yet'],
  [/^messages\.\w*[nN]oticeSettings/, 'rules of notices, about nobody'],
  [/^attendance\.\w+AttendanceSettings/, 'presets, about nobody'],
  [/^points?Management\./, 'a point and what it was given for'],
  [/^newsManagement\./, 'the meal of a menu, nobody’s'],
  [/^features\..*\.settings\./, 'whether a feature is in use'],
];

interface Field {
  path: string;
  key: string;
}

/** The fields of an answer that no area has been said of, nor of anything around them. */
function* unmarked(schema: z.core.$ZodType, path = ''): Generator<Field> {
  if (partOf(schema) || areaOfRows(schema)) return;
  if (schema instanceof z.ZodMiniObject) {
    for (const [key, inner] of Object.entries(schema.def.shape)) {
      if (partOf(inner)) continue;
      yield { path: `${path}.${key}`, key };
      yield* unmarked(inner, `${path}.${key}`);
    }
  } else if (schema instanceof z.ZodMiniArray) yield* unmarked(schema.def.element, `${path}[]`);
  else if (schema instanceof z.ZodMiniRecord) yield* unmarked(schema.def.valueType, `${path}{}`);
  else if (schema instanceof z.ZodMiniUnion)
    for (const option of schema.def.options) yield* unmarked(option, path);
  else if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    yield* unmarked(schema.def.innerType, path);
}

const areaOf = ({ needs }: Endpoint): Area | null =>
  needs === undefined ? null : rightRules[needs].area;

const fields = Object.entries(endpointTables).flatMap(([table, endpoints]) =>
  Object.entries<Endpoint>(endpoints)
    .filter(
      ([, { access, needs }]) => access === 'manager' && !/erase|manage|audit/.test(needs ?? ''),
    )
    .flatMap(([name, endpoint]) =>
      [...unmarked(endpoint.response)].map(({ path, key }) => ({
        name: `${table}.${name}${path}`,
        home: areaOf(endpoint),
        speaks: speaksOf.find(([pattern]) => pattern.test(key))?.[1],
      })),
    ),
);
const foreign = fields.filter(({ home, speaks }) => speaks !== undefined && speaks !== home);

test('a field that speaks of another area says so beside its schema, or here why not', () => {
  const unsaid = foreign
    .filter(({ name }) => !onPurpose.some(([where]) => where.test(name)))
    .map(({ name, speaks }) => `${name}: ${speaks}`);
  expect(unsaid).toEqual([]);
});

test.each(onPurpose)('%s is still needed: %s', (where) => {
  expect(foreign.some(({ name }) => where.test(name))).toBe(true);
});
