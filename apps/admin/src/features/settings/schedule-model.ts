import { scheduleSettingsFields, scheduleSettingsSchema } from '@academy/domain/schedule';
import {
  checkScheduleSettings,
  editedScheduleSettingsSchema,
  type EditedScheduleSettings,
} from '@academy/domain/settings';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../shared/api';
import { settingsTab } from './form/settings-tab';
import type { Saved } from './form/use-tab-form';
import { scheduleTabTexts as texts } from './settings-texts';

/**
 * The schedule settings with every time in a field of its own, so that two managers who change
 * different ones do not clash.
 */
export interface ScheduleDraft {
  submitDay: number | null;
  lunchFrom: string;
  lunchTo: string;
  dinnerFrom: string;
  dinnerTo: string;
}

export const timeFields = ['lunchFrom', 'lunchTo', 'dinnerFrom', 'dinnerTo'] as const;

function toSaved({
  settings: {
    submitDay,
    mealTimes: { lunch, dinner },
  },
  ...saved
}: EditedScheduleSettings): Saved<ScheduleDraft> {
  return {
    settings: {
      submitDay,
      lunchFrom: lunch.from,
      lunchTo: lunch.to,
      dinnerFrom: dinner.from,
      dinnerTo: dinner.to,
    },
    ...saved,
  };
}

const toBody = ({ submitDay, lunchFrom, lunchTo, dinnerFrom, dinnerTo }: ScheduleDraft) => ({
  submitDay,
  mealTimes: {
    lunch: { from: lunchFrom, to: lunchTo },
    dinner: { from: dinnerFrom, to: dinnerTo },
  },
});

/**
 * A time that is none, a day that no month has, or a meal that ends before it begins, each at its
 * field.
 */
function check(draft: ScheduleDraft) {
  const wrongTimes = timeFields.filter((field) => !isClockTime(draft[field]));
  const settings = scheduleSettingsSchema.safeParse(toBody(draft)).data;
  const reversed = settings ? checkScheduleSettings(settings) : {};
  return {
    ...Object.fromEntries(wrongTimes.map((field) => [field, texts.wrongTime])),
    ...(draft.submitDay !== null &&
      (draft.submitDay < 1 || draft.submitDay > 31) && { submitDay: texts.wrongDay }),
    ...(reversed['mealTimes.lunch'] && { lunchTo: reversed['mealTimes.lunch'] }),
    ...(reversed['mealTimes.dinner'] && { dinnerTo: reversed['mealTimes.dinner'] }),
  };
}

/** 정기일정: until when students hand theirs in, and when the meals are that an absence may touch. */
export const scheduleModel = settingsTab({
  entity: 'schedule-settings',
  fields: {
    submitDay: scheduleSettingsFields.submitDay,
    lunchFrom: { label: '점심 시작', kind: 'time' },
    lunchTo: { label: '점심 종료', kind: 'time' },
    dinnerFrom: { label: '저녁 시작', kind: 'time' },
    dinnerTo: { label: '저녁 종료', kind: 'time' },
  },
  schema: editedScheduleSettingsSchema,
  read: api.editedScheduleSettings,
  save: api.saveScheduleSettings,
  toSaved,
  toBody,
  check,
});
