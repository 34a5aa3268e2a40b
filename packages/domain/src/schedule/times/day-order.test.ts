import { expect, test } from 'vitest';
import { clockTime } from '../../time';
import { checkDayOrder, checkDayOrderAtDesk, contraryTime } from '..';

type Draft = Parameters<typeof contraryTime>[0];
type Absence = Parameters<typeof contraryTime>[1][number];
const nothing = { arriveAt: null, leaveAt: null, backAt: null };
const leaves = (at: string): Draft => ({
  ...nothing,
  type: 'EARLY_LEAVE',
  leaveAt: clockTime(at),
});
const comes = (at: string): Draft => ({ ...nothing, type: 'LATE', arriveAt: clockTime(at) });
const out = (from: string, to: string): Draft => ({
  ...nothing,
  type: 'OUTING',
  leaveAt: clockTime(from),
  backAt: clockTime(to),
});
const absence = (kind: Absence['kind'], from: string, to: string, approved = true): Absence => ({
  kind,
  from: clockTime(from),
  to: clockTime(to),
  approved,
});
const late = absence('LATE', '00:00', '15:00');
const early = absence('EARLY_LEAVE', '18:00', '24:00');

test.each<[string, Draft, Absence[], string | null]>([
  ['leaves a minute before the arrival', leaves('14:59'), [late], 'leaveAt'],
  ['leaves as they come', leaves('15:00'), [late], 'leaveAt'],
  ['leaves a minute after it', leaves('15:01'), [late], null],
  [
    'the arrival is not approved',
    leaves('14:59'),
    [absence('LATE', '00:00', '15:00', false)],
    null,
  ],
  [
    'of two arrivals the later counts',
    leaves('15:30'),
    [late, absence('LATE', '00:00', '16:00')],
    'leaveAt',
  ],
  ['goes out before the arrival', out('14:00', '15:30'), [late], 'leaveAt'],
  ['goes out after it', out('15:30', '16:00'), [late], null],
  ['comes as they have left', comes('18:00'), [early], 'arriveAt'],
  ['comes a minute before', comes('17:59'), [early], null],
  ['comes back after having left', out('17:00', '18:01'), [early], 'backAt'],
  ['comes back to leave', out('17:00', '18:00'), [early], null],
  [
    'leaves within an outing: it takes its place',
    leaves('17:00'),
    [absence('OUTING', '16:00', '19:00')],
    null,
  ],
  ['is not there at all', { ...nothing, type: 'ABSENT' }, [late, early], null],
  ['has no time yet', { ...nothing, type: 'EARLY_LEAVE' }, [late], null],
])('%s', (_, draft, absences, field) => {
  expect(contraryTime(draft, absences)?.field ?? null).toBe(field);
});

test('says which time stands, to each side in its way', () => {
  expect(checkDayOrder(leaves('14:00'), [late])).toEqual({
    leaveAt: '이 날은 15:00에 등원하기로 승인되어 있어요. 그보다 늦은 시각을 입력해 주세요.',
  });
  expect(checkDayOrderAtDesk(comes('19:00'), [early])).toEqual({
    arriveAt: '이 날은 18:00에 조퇴하기로 승인되어 있습니다. 그보다 이른 시각을 입력하세요.',
  });
  expect(checkDayOrder(leaves('16:00'), [late])).toEqual({});
});
