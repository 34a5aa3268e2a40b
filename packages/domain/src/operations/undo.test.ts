import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  OPERATION_KINDS,
  decideUndo,
  planUndo,
  undoDeadline,
  type OperationKind,
  type OperationRow,
} from '.';

const AT = new Date('2026-11-20T05:00:00Z');
const after = (minutes: number, ms = 0) => new Date(AT.getTime() + minutes * 60_000 + ms);

const LARGE = new Set<OperationKind>([
  'students.import',
  'deposits.statement',
  'meals.rules',
  'meals.settings',
]);

describe('until when a write can be taken back', () => {
  test.each(OPERATION_KINDS.map((kind) => [kind, LARGE.has(kind) ? 1440 : 10] as const))(
    '%s: %i minutes',
    (kind, minutes) => {
      expect(undoDeadline(kind, AT)).toEqual(after(minutes));
      expect(decideUndo({ kind, at: AT, undoneAt: null, now: after(minutes, -1) })).toEqual({
        allowed: true,
      });
      expect(decideUndo({ kind, at: AT, undoneAt: null, now: after(minutes) })).toEqual({
        allowed: false,
        reason: 'undo-too-late',
      });
    },
  );

  test('once', () => {
    expect(decideUndo({ kind: 'meals.edit', at: AT, undoneAt: after(1), now: after(2) })).toEqual({
      allowed: false,
      reason: 'already-undone',
    });
  });
});

const same = (a: number | null, b: number | null) => a === b;
const value = fc.option(fc.nat(3), { nil: null });
const id = fc.constantFrom('a', 'b', 'c', 'd');

/** A world and what writes do to it, one after the other. */
const worldAndWrites = fc.tuple(
  fc.dictionary(id, fc.nat(3)),
  fc.array(fc.tuple(id, value), { maxLength: 8 }),
);
const write = (world: Map<string, number>, key: string, to: number | null) =>
  to === null ? world.delete(key) : world.set(key, to);

function operate(
  world: Map<string, number>,
  writes: readonly (readonly [string, number | null])[],
): OperationRow<number>[] {
  return writes.map(([key, to]) => {
    const before = world.get(key) ?? null;
    write(world, key, to);
    return { id: key, before, after: to };
  });
}

test('what nobody touched since comes back exactly', () => {
  fc.assert(
    fc.property(worldAndWrites, ([start, writes]) => {
      const world = new Map(Object.entries(start));
      const rows = operate(world, writes);
      const plan = planUndo(rows, (key) => world.get(key) ?? null, same);
      for (const { id: key, value: to } of plan.restore) write(world, key, to);
      expect(Object.fromEntries(world)).toEqual(start);
      expect(plan.kept).toEqual([]);
    }),
  );
});

test('what somebody changed since stays as that somebody left it', () => {
  fc.assert(
    fc.property(
      worldAndWrites,
      fc.array(fc.tuple(id, value), { maxLength: 4 }),
      ([start, writes], later) => {
        const world = new Map(Object.entries(start));
        const rows = operate(world, writes);
        operate(world, later);
        const left = new Map(world);
        const plan = planUndo(rows, (key) => world.get(key) ?? null, same);
        for (const key of plan.kept) expect(plan.restore.map((row) => row.id)).not.toContain(key);
        for (const { id: key } of plan.restore)
          expect(left.get(key) ?? null).toBe(rows.findLast((row) => row.id === key)?.after ?? null);
      },
    ),
  );
});
