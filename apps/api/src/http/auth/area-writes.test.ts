/** @module-tag ci */
import type { Endpoint } from '@academy/domain/http';
import { rightRules, type Area } from '@academy/domain/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count } from '../../../../../tools/trust/figure';
import { endpointTables } from '../../endpoint-tables';
import { scenarioStudents } from '../../testing/academies/scenario';
import { accounts, foreignIn } from '../../testing/calls/foreign-parts';
import { openDesk, type OpenDesk } from '../../testing/calls/open-desk';
import { managerWith } from '../../testing/data/a-manager';

const FIGURE = 'area-answers';
const all = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

/** Who may make a call with the least: the account of its area, or one that has none. */
function leastOf({ needs }: Endpoint) {
  const area = needs === undefined ? 'none' : rightRules[needs].area;
  return accounts.find(({ name }) => name === area);
}

/** A score of one's own is for whom the academy's rules belong to. */
const areasFor = ({ path }: Endpoint, areas: readonly Area[]): Area[] =>
  path.startsWith('/admin/points') ? [...areas, 'settings'] : [...areas];

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/**
 * About the caller alone, or for who has every area: a link and a report show a family everything.
 */
const apart = /users\/me\/|admin\/operations\/|guardian-links$|monthly-reports.*notices/;
const writes = all.filter(
  ({ endpoint }) =>
    endpoint.access === 'manager' &&
    endpoint.method !== 'GET' &&
    !apart.test(endpoint.path) &&
    leastOf(endpoint) !== undefined,
);

test('what a write answers holds no part of an area that its account has not', async (context) => {
  const found: string[] = [];
  const refused: string[] = [];
  let wrong = 0;
  for (const { name, endpoint } of writes) {
    const least = leastOf(endpoint);
    if (!least) continue;
    const send = await desk.ready(endpoint);
    const grants = { ...least.grants, areas: areasFor(endpoint, least.grants.areas) };
    const { token } = await managerWith(desk.server, grants.role, {
      areas: grants.areas,
      branches: ['bukbu', 'nambu'],
    });
    const answer = await send({ authorization: `Bearer ${token}` });
    if (answer.status !== 200) refused.push(`${name}: ${answer.status} ${answer.text}`);
    const foreign = foreignIn(endpoint, answer, grants);
    found.push(...foreign);
    if (foreign.length > 0) wrong += 1;
  }
  count(context, FIGURE, { tried: writes.length, wrong });
  expect(found).toEqual([]);
  expect(refused).toEqual([]);
  expect(writes.length).toBeGreaterThan(100);
});

const outside = all.filter(({ endpoint }) => endpoint.access !== 'manager');

describe('who is no manager', () => {
  /** What managers write and read of a student, and other students' values. */
  const managersOnly = [
    '"guardians"',
    '"depositorNames"',
    '"cashReceiptNumber"',
    '"issuerId"',
    '"byId"',
    '"phone"',
    '"recipient"',
  ];
  /** Of students of the academy of whom no link here is. */
  const othersNames = scenarioStudents.map(({ name }) => name);

  test('a student, a terminal, a caterer and a guardian are sent nothing that managers keep', async (context) => {
    const found: string[] = [];
    const answered: string[] = [];
    const closed: string[] = [];
    for (const { name, endpoint } of outside) {
      const send = await desk.ready(endpoint);
      const answer = await send();
      if (answer.status === 200) answered.push(name);
      else if (name.includes('{signature}'))
        closed.push(`${name}: ${answer.status} ${answer.text}`);
      const foreign = [...managersOnly, ...(name.includes('{signature}') ? othersNames : [])];
      for (const words of foreign) if (answer.text.includes(words)) found.push(`${name}: ${words}`);
    }
    count(context, FIGURE, { tried: answered.length, wrong: found.length });
    expect(found).toEqual([]);
    expect(closed).toEqual([]);
    expect(answered.length).toBeGreaterThanOrEqual(52);
  });
});
