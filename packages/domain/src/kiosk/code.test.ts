import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../ids';
import { codeKeyAt, codeLeft, codeStepAt, codeText, judgeCode, proveCode, readCode } from './code';
import { afterCheckIn, afterMiss, guessPause } from './guesses';

const studentId = studentIdSchema.parse('101');
const secret = 'a-secret-of-22-letters';
const at = (clock: string, day = '2026-11-24') => new Date(`${day}T${clock}+09:00`);

/** What is read of the code that was shown then. */
function shownAt(moment: Date) {
  const code = readCode(codeText({ studentId, secret }, moment));
  if (code === null) throw new Error('the code could not be read');
  return code;
}

describe('a code', () => {
  test('is digits and stars, and names its student', () => {
    expect(codeText({ studentId, secret }, at('14:00:00'))).toMatch(/^\*101\*\d+\*\d{15}\*$/);
    expect(shownAt(at('14:00:00')).student).toBe('101');
  });

  test('stays for thirty seconds', () => {
    const shown = (clock: string) => codeText({ studentId, secret }, at(clock));
    expect(shown('14:00:29.999')).toBe(shown('14:00:00'));
    expect(shown('14:00:30')).not.toBe(shown('14:00:00'));
    expect([codeLeft(at('14:00:00')), codeLeft(at('14:00:29.999'))]).toEqual([30_000, 1]);
  });

  test.each(['', '101', '*101*1*2*', '*x*1*000000000000000*', 'https://example.kr'])(
    '%j is none of ours',
    (text) => expect(readCode(text)).toBeNull(),
  );

  test('what is shown at any time is good then', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: at('00:00:00'), max: at('00:00:00', '2030-01-01') }),
        (moment) => {
          expect(proveCode(shownAt(moment), secret, moment)).toBe('good');
        },
      ),
    );
  });
});

describe('at the door', () => {
  const code = shownAt(at('14:00:00'));
  const judged = (clock: string, keyOf = at(clock)) =>
    judgeCode(code, { codeKey: codeKeyAt(secret, keyOf), keyOf, now: at(clock) });

  test.each([
    ['when it is shown', '14:00:00', 'good'],
    ['at its end', '14:00:29.999', 'good'],
    ['one step later', '14:00:59.999', 'good'],
    ['two steps later', '14:01:00', 'late'],
    ['by a clock one step behind', '13:59:30', 'good'],
    ['by a clock two steps behind', '13:59:29.999', 'late'],
  ])('%s', (_, clock, verdict) => expect(judged(clock)).toBe(verdict));

  test('a phone whose clock is a minute off is told the right time by the server', () => {
    const off = 60_000;
    const phone = new Date(at('14:00:00').getTime() + off);
    expect(proveCode(shownAt(phone), secret, at('14:00:00'))).toBe('late');
    expect(proveCode(shownAt(new Date(phone.getTime() - off)), secret, at('14:00:00'))).toBe(
      'good',
    );
  });

  test('another student’s secret proves nothing, and no digit can be changed', () => {
    expect(proveCode(code, 'another-secret', at('14:00:00'))).toBe('wrong');
    expect(proveCode({ ...code, step: code.step + 1 }, secret, at('14:00:30'))).toBe('wrong');
  });

  test('the key of another day can not say, and the day turns at four at night', () => {
    expect(judged('14:00:00', at('14:00:00', '2026-11-23'))).toBe('unknown');
    expect(codeKeyAt(secret, at('03:59:59'))).not.toBe(codeKeyAt(secret, at('04:00:00')));
    expect(codeKeyAt(secret, at('04:00:00'))).toBe(codeKeyAt(secret, at('03:59:59', '2026-11-25')));
  });

  test('steps are of the clock of the world', () => expect(codeStepAt(new Date(90_000))).toBe(3));
});

describe('guessing', () => {
  const now = (seconds: number) => new Date(at('14:00:00').getTime() + seconds * 1000);
  const missed = (times: number, every = 1) =>
    Array.from({ length: times }, (_, time) => time * every).reduce<readonly number[]>(
      (misses, second) => afterMiss(misses, now(second)),
      [],
    );

  test.each([
    ['nine', missed(9), 8, 0],
    ['ten rest for half a minute', missed(10), 9, 30_000],
    ['half of it is over', missed(10), 24, 15_000],
    ['and it is over', missed(10), 39, 0],
    ['ten within more than five minutes', missed(10, 40), 360, 0],
    ['a clock that went back rests no longer', missed(10), -600, 30_000],
  ])('%s', (_, misses, second, pause) => expect(guessPause(misses, now(second))).toBe(pause));

  test('an honest line never waits: two of three are right', () => {
    let misses: readonly number[] = [];
    for (let second = 0; second < 600; second += 3)
      misses = afterCheckIn(afterCheckIn(afterMiss(misses, now(second))));
    expect(guessPause(misses, now(600))).toBe(0);
  });
});
