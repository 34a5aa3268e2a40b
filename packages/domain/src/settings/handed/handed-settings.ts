import type { AttendanceSettings } from '../../attendance';
import type { LunchSettings } from '../../meals';
import { NOTICE_KINDS, type NoticeSettings } from '../../messages';
import type { PointSettings } from '../../points';
import type { Right } from '../../rights';
import type { ScheduleSettings } from '../../schedule';
import type { MockSettingsDraft } from '../manage-schemas';
import type { HandedSetting } from './handed-schemas';

/** A branch's value after it took what the office hands down; all else stays the branch's. */
export type Take<Value> = (own: Value, office: Value) => Value;

const taking =
  <Value extends object>(...fields: (keyof Value)[]): Take<Value> =>
  (own, office) =>
    fields.reduce<Value>((value, field) => ({ ...value, [field]: office[field] }), own);

/**
 * The words alone: what is sent, and how, each branch pays for itself. An approved template of 알림톡
 * says what it was approved with, so its words stay.
 */
const takeNoticeWords: Take<NoticeSettings> = (own, office) =>
  NOTICE_KINDS.reduce<NoticeSettings>(
    (value, kind) =>
      own[kind].templateId.trim() === ''
        ? { ...value, [kind]: { ...own[kind], text: office[kind].text } }
        : value,
    own,
  );

/** Days and accounts of the meals are not among them. */
export const handedMeals = {
  'meal-cutoffs': taking<LunchSettings>('editCutoffHour', 'lunchCutoff', 'dinnerCutoff'),
  'meal-prices': taking<LunchSettings>('lunchPrice', 'dinnerPrice', 'pricesSet'),
};
/** All but the proposals, which name items of the academy's own list. */
export const handedAttendance = {
  attendance: taking<AttendanceSettings>(
    'dayStartsAt',
    'periods',
    'lateGraceMinutes',
    'studyRanks',
    'guardianRequests',
    'guardianCheck',
    'guardianLinkDays',
  ),
};
export const handedSchedule = { schedule: taking<ScheduleSettings>('submitDay', 'mealTimes') };
export const handedPoints = {
  points: taking<PointSettings>('steps', 'measure', 'period', 'since', 'terms', 'words'),
};
export const handedMocks = {
  mocks: taking<MockSettingsDraft>(
    'subjectOptions',
    'allowOnSiteExam',
    'paperOnlyNotice',
    'closingReminder',
    'dayReminder',
  ),
};
export const handedNotices = { 'notice-words': takeNoticeWords };

/** What an account needs to hand it down: what it needs to save it at home. */
export const handedNeeds = (setting: HandedSetting): Right =>
  setting === 'points' ? 'points.write' : 'settings.write';
