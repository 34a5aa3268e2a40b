import { expect, test } from 'vitest';
import { day } from '../time';
import { isPutOff } from './put-off';

const [lunch, dinner] = [
  { date: day('2026-11-24'), meal: 'lunch' },
  { date: day('2026-11-24'), meal: 'dinner' },
] as const;
const at = new Date('2026-11-23T09:00:00+09:00').getTime();

test.each([
  ['nothing was put off', undefined, [lunch], '09:00', false],
  ['at once', { at, meals: [lunch] }, [lunch], '09:00', true],
  ['just before three hours', { at, meals: [lunch] }, [lunch], '11:59', true],
  ['after three hours', { at, meals: [lunch] }, [lunch], '12:00', false],
  ['another meal is asked about', { at, meals: [lunch] }, [lunch, dinner], '09:10', false],
  ['one of two was answered', { at, meals: [lunch, dinner] }, [dinner], '09:10', true],
])('a question waits: %s', (_, putOff, asked, clock, waits) => {
  expect(isPutOff(putOff, asked, new Date(`2026-11-23T${clock}:00+09:00`))).toBe(waits);
});
