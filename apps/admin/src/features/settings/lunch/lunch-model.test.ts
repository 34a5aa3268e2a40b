import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { toggleDate } from './lunch-model';

test('a day toggled twice leaves the list as it was, and the list stays sorted', () => {
  const dates = [day('2026-12-24'), day('2026-12-31')];
  const once = toggleDate(dates, day('2026-12-25'));
  expect(once).toEqual(['2026-12-24', '2026-12-25', '2026-12-31']);
  expect(toggleDate(once, day('2026-12-25'))).toEqual(dates);
});
