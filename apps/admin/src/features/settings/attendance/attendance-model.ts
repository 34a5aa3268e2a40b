import {
  attendanceSettingsFields,
  attendanceSettingsSchema,
  checkAttendanceSettings,
  editedAttendanceSettingsSchema,
  LINK_DAYS,
  periodText,
  type AttendanceSettings,
  type EditedAttendanceSettings,
  type Period,
} from '@academy/domain/attendance';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import { settingsTab } from '../form/settings-tab';
import type { Saved } from '../form/use-tab-form';
import { attendanceTabTexts as texts } from '../settings-texts';

/** A period while it is typed: its times may be no times yet. */
export interface DraftPeriod extends Pick<Period, 'number' | 'name' | 'compulsory'> {
  from: string;
  to: string;
}

/** A penalty that is proposed, with the name under which it was read. */
export type DraftPreset = EditedAttendanceSettings['presets'][number] | null;

/**
 * The settings of attendance with each day's periods in a field of its own, so that two managers
 * who change different days do not clash.
 */
export interface AttendanceDraft extends Omit<
  AttendanceSettings,
  'periods' | 'proposals' | 'dayStartsAt' | 'lateGraceMinutes' | 'guardianLinkDays'
> {
  dayStartsAt: string;
  lateGraceMinutes: number | null;
  guardianLinkDays: number | null;
  weekdayPeriods: DraftPeriod[];
  saturdayPeriods: DraftPeriod[];
  sundayPeriods: DraftPeriod[];
  latePreset: DraftPreset;
  absentPreset: DraftPreset;
}

export const periodFields = ['weekdayPeriods', 'saturdayPeriods', 'sundayPeriods'] as const;
export type PeriodField = (typeof periodFields)[number];

function toSaved({
  settings: { periods, proposals, ...rest },
  presets,
  ...saved
}: EditedAttendanceSettings): Saved<AttendanceDraft> {
  const preset = (wanted: string | null) => presets.find(({ id }) => id === wanted) ?? null;
  return {
    settings: {
      ...rest,
      weekdayPeriods: periods.weekday,
      saturdayPeriods: periods.saturday,
      sundayPeriods: periods.sunday,
      latePreset: preset(proposals.late),
      absentPreset: preset(proposals.absent),
    },
    ...saved,
  };
}

const toBody = ({
  lateGraceMinutes,
  guardianLinkDays,
  weekdayPeriods: weekday,
  saturdayPeriods: saturday,
  sundayPeriods: sunday,
  latePreset,
  absentPreset,
  ...rest
}: AttendanceDraft) => ({
  ...rest,
  lateGraceMinutes: lateGraceMinutes ?? 0,
  guardianLinkDays: guardianLinkDays ?? LINK_DAYS.usual,
  periods: { weekday, saturday, sunday },
  proposals: { late: latePreset?.id ?? null, absent: absentPreset?.id ?? null },
});

const isWrongTime = (days: number | null) =>
  days === null || !Number.isInteger(days) || days < LINK_DAYS.least || days > LINK_DAYS.most;

/** A time that is none, or periods that do not follow each other, each at its field. */
function check(draft: AttendanceDraft) {
  const untimed = periodFields.flatMap((field) => {
    const wrong = draft[field].find(({ from, to }) => !isClockTime(from) || !isClockTime(to));
    return wrong ? [[field, texts.wrongPeriodTime(wrong.name)]] : [];
  });
  const settings = attendanceSettingsSchema.safeParse(
    toBody({ ...draft, lateGraceMinutes: 0, guardianLinkDays: LINK_DAYS.usual }),
  ).data;
  return {
    ...Object.fromEntries(untimed),
    ...(settings && checkAttendanceSettings(settings)),
    ...(!isClockTime(draft.dayStartsAt) && { dayStartsAt: texts.wrongTime }),
    ...((draft.lateGraceMinutes === null || draft.lateGraceMinutes > 60) && {
      lateGraceMinutes: texts.wrongGrace,
    }),
    ...(isWrongTime(draft.guardianLinkDays) && { guardianLinkDays: texts.wrongLinkDays }),
  };
}

const periodsText = (periods: readonly DraftPeriod[]) =>
  periods.map(periodText).join(', ') || formTexts.empty;

/** 출결: when a day begins, its periods, the grace for lateness, and proposed penalties. */
export const attendanceModel = settingsTab({
  entity: 'attendance-settings',
  fields: attendanceSettingsFields,
  schema: editedAttendanceSettingsSchema,
  read: api.editedAttendanceSettings,
  save: api.saveAttendanceSettings,
  toSaved,
  toBody,
  check,
  words: {
    weekdayPeriods: ({ weekdayPeriods }) => periodsText(weekdayPeriods),
    saturdayPeriods: ({ saturdayPeriods }) => periodsText(saturdayPeriods),
    sundayPeriods: ({ sundayPeriods }) => periodsText(sundayPeriods),
    latePreset: ({ latePreset }) => latePreset?.name ?? texts.off,
    absentPreset: ({ absentPreset }) => absentPreset?.name ?? texts.off,
  },
});
