import { expect, test } from 'vitest';
import { defaultAttendanceSettings } from '../../attendance';
import { defaultNoticeSettings } from '../../messages';
import { won } from '../../money';
import { someLunchSettings } from '../../testing';
import { handedAttendance, handedMeals, handedNotices } from '..';

test('a branch takes cutoffs and prices each for itself, and keeps its account and its days', () => {
  const own = someLunchSettings({
    accountNumber: '110-1',
    disabledLunchDates: ['2026-11-20'],
    editCutoffHour: 14,
    lunchPrice: won(5_000),
  });
  const office = someLunchSettings({
    accountNumber: '999-9',
    editCutoffHour: 18,
    lunchPrice: won(6_500),
    lunchCutoff: { shape: 'same-day', hour: 9 },
  });
  expect(handedMeals['meal-cutoffs'](own, office)).toEqual({
    ...own,
    editCutoffHour: 18,
    lunchCutoff: office.lunchCutoff,
    dinnerCutoff: office.dinnerCutoff,
  });
  expect(handedMeals['meal-prices'](own, office)).toEqual({ ...own, lunchPrice: 6_500 });
});

test('the items that a branch proposes for lateness are of its own list', () => {
  const own = { ...defaultAttendanceSettings, proposals: { late: '7', absent: null } };
  const office = {
    ...defaultAttendanceSettings,
    lateGraceMinutes: 15,
    proposals: { late: '1', absent: '2' },
  };
  expect(handedAttendance.attendance(own, office)).toEqual({ ...own, lateGraceMinutes: 15 });
});

test('of notices the words are handed down, but not where a template says them', () => {
  const own = {
    ...defaultNoticeSettings,
    arrived: { ...defaultNoticeSettings.arrived, on: true },
    left: { ...defaultNoticeSettings.left, templateId: 'KA01' },
  };
  const office = {
    ...defaultNoticeSettings,
    channel: 'sms' as const,
    arrived: { on: false, text: '{이름} 왔습니다.', templateId: 'KA99' },
    left: { on: true, text: '{이름} 갔습니다.', templateId: '' },
  };
  expect(handedNotices['notice-words'](own, office)).toEqual({
    ...own,
    arrived: { on: true, text: '{이름} 왔습니다.', templateId: '' },
  });
});
