import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aKnownStudent } from '../testing';
import { findSeatClashes, heldSeat, tidyStudent, type KnownStudent } from '.';
import { STUDENT_STATUSES } from '../identity';

const at = (id: string, seat: string | null, status: KnownStudent['status'] = 'ENROLLED') =>
  aKnownStudent({ id, seat, status });

test.each([
  ['A-01', 'ENROLLED', 'a01'],
  ['a 01', 'ENROLLED', 'a01'],
  ['가-1', 'ENROLLED', '가1'],
  [null, 'ENROLLED', null],
  ['A-01', 'ON_LEAVE', null],
  ['A-01', 'LEFT', null],
] as const)('seat %j of a student who is %s is held as %j', (seat, status, key) => {
  expect(heldSeat({ seat, status })).toBe(key);
});

test('a dash in the column of seats is no seat', () => {
  expect(tidyStudent({ ...at('1', ' - ') }).seat).toBeNull();
});

describe('who cannot sit', () => {
  const list = [at('1', 'A-01'), at('2', 'A-02'), at('3', 'A-03', 'ON_LEAVE'), at('4', null)];
  const clashes = (...changes: ReturnType<typeof at>[]) =>
    [...findSeatClashes(changes, list)].map(([{ id }, holder]) => [id, holder.id]);

  test.each([
    ['a free seat', [at('1', 'B-01')], []],
    ['somebody else’s', [at('1', 'A-02')], [['1', '2']]],
    ['written otherwise', [at('4', 'a 02')], [['4', '2']]],
    ['one’s own, written otherwise', [at('1', 'a1'), at('2', 'A02')], []],
    ['two who swap', [at('1', 'A-02'), at('2', 'A-01')], []],
    ['three in a round', [at('4', 'A-01'), at('1', 'A-02'), at('2', null)], []],
    ['of somebody on leave', [at('1', 'A-03')], []],
    ['two for a free one', [at('1', 'B-01'), at('4', 'B-01')], [['4', '1']]],
    ['back from leave to a free seat', [at('3', 'A-03')], []],
    ['somebody without a seat', [at('1', null), at('2', null)], []],
    [
      'of one who would leave but is refused',
      [at('4', 'A-01'), at('1', 'A-02')],
      [
        ['1', '2'],
        ['4', '1'],
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(clashes(...changes)).toEqual(expected);
  });

  test('whatever is asked for, nobody shares a seat afterwards', () => {
    const seat = fc.option(fc.constantFrom('A-1', 'A-2', 'a 2', 'A-3'));
    const status = fc.constantFrom(...STUDENT_STATUSES);
    const sitting = fc.record({ seat, status });
    fc.assert(
      fc.property(fc.array(fc.tuple(sitting, fc.option(sitting)), { maxLength: 8 }), (people) => {
        const used = new Set<string>();
        const before = people.map(([{ seat: wanted, status: now }], index) => {
          const held = heldSeat({ seat: wanted, status: now });
          const free = held === null || !used.has(held);
          if (held !== null) used.add(held);
          return at(String(index + 1), free ? wanted : null, now);
        });
        const changes = people.flatMap(([, change], index) =>
          change ? [at(String(index + 1), change.seat, change.status)] : [],
        );
        const refused = findSeatClashes(changes, before);
        const after = before.map(
          (student) =>
            changes.find((change) => change.id === student.id && !refused.has(change)) ?? student,
        );
        const held = after.map(heldSeat).filter((key) => key !== null);
        expect(new Set(held).size).toBe(held.length);
      }),
    );
  });
});
