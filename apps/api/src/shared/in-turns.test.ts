import { expect, test } from 'vitest';
import { flatMapInTurns } from './in-turns';

const rows = Array.from({ length: 2001 }, (_, index) => index);

test('answers what flatMap answers, in order', async () => {
  const map = (row: number) => (row % 3 === 0 ? [] : [row, -row]);
  expect(await flatMapInTurns(rows, map)).toEqual(rows.flatMap(map));
  expect(await flatMapInTurns([], map)).toEqual([]);
});

test('lets others have a turn on the way', async () => {
  let done = 0;
  const seen: number[] = [];
  const other = () => {
    seen.push(done);
    if (done < rows.length) setImmediate(other);
  };
  setImmediate(other);
  await flatMapInTurns(rows, (row) => {
    done += 1;
    return row;
  });
  expect(seen.some((count) => count > 0 && count < rows.length)).toBe(true);
});
