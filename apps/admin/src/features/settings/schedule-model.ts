import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import { scheduleSettingsSchema } from '@academy/domain/schedule';
import {
  checkScheduleSettings,
  editedScheduleSettingsSchema,
  type EditedScheduleSettings,
} from '@academy/domain/settings';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../shared/api';
import { formTexts } from './form/form-texts';
import type { Saved, TabModel } from './form/use-tab-form';
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
export const scheduleModel: TabModel<ScheduleDraft> = {
  queryKey: ['settings', 'schedule'],
  read: async (signal) => toSaved(await api.editedScheduleSettings({ ...(signal && { signal }) })),
  async write(draft, version) {
    const { undo, ...saved } = await api.saveScheduleSettings({
      body: toBody(draft),
      ...ifMatch(version),
    });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedScheduleSettingsSchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: {
    submitDay: '제출 마감일',
    lunchFrom: '점심 시작',
    lunchTo: '점심 종료',
    dinnerFrom: '저녁 시작',
    dinnerTo: '저녁 종료',
  },
  check,
  valueText: (draft, field) => (draft[field] === null ? formTexts.empty : String(draft[field])),
  kept: keptInTab(),
  entity: 'schedule-settings',
};
