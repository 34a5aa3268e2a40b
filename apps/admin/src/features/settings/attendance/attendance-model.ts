import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import {
  attendanceSettingsSchema,
  checkAttendanceSettings,
  editedAttendanceSettingsSchema,
  LINK_DAYS,
  periodText,
  type EditedAttendanceSettings,
  type GuardianCheck,
  type Period,
} from '@academy/domain/attendance';
import { isClockTime } from '@academy/domain/time';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import type { Saved, TabModel } from '../form/use-tab-form';
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
export interface AttendanceDraft {
  dayStartsAt: string;
  lateGraceMinutes: number | null;
  studyRanks: boolean;
  guardianRequests: boolean;
  guardianCheck: GuardianCheck;
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
  dayStartsAt,
  lateGraceMinutes,
  studyRanks,
  guardianRequests,
  guardianCheck,
  guardianLinkDays,
  weekdayPeriods: weekday,
  saturdayPeriods: saturday,
  sundayPeriods: sunday,
  latePreset,
  absentPreset,
}: AttendanceDraft) => ({
  dayStartsAt,
  lateGraceMinutes: lateGraceMinutes ?? 0,
  studyRanks,
  guardianRequests,
  guardianCheck,
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

function valueText(draft: AttendanceDraft, field: keyof AttendanceDraft): string {
  switch (field) {
    case 'weekdayPeriods':
    case 'saturdayPeriods':
    case 'sundayPeriods':
      return periodsText(draft[field]);
    case 'latePreset':
    case 'absentPreset':
      return draft[field]?.name ?? texts.off;
    case 'studyRanks':
      return draft.studyRanks ? texts.ranksShown : texts.ranksHidden;
    case 'guardianRequests':
      return draft.guardianRequests ? texts.requestsTaken : texts.requestsNotTaken;
    case 'guardianCheck':
      return texts.guardianChecks[draft.guardianCheck];
    case 'guardianLinkDays':
      return `${draft.guardianLinkDays ?? 0}${texts.dayUnit}`;
    case 'dayStartsAt':
      return draft.dayStartsAt;
    case 'lateGraceMinutes':
      return `${draft.lateGraceMinutes ?? 0}${texts.minuteUnit}`;
  }
}

export const attendanceQueryKey = ['settings', 'attendance'] as const;

/** 출결: when a day begins, its periods, the grace for lateness, and proposed penalties. */
export const attendanceModel: TabModel<AttendanceDraft> = {
  queryKey: attendanceQueryKey,
  read: async (signal) =>
    toSaved(await api.editedAttendanceSettings({ ...(signal && { signal }) })),
  async write(draft, version) {
    const { undo, ...saved } = await api.saveAttendanceSettings({
      body: toBody(draft),
      ...ifMatch(version),
    });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedAttendanceSettingsSchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: {
    dayStartsAt: '하루 시작 시각',
    lateGraceMinutes: '지각 인정 시간',
    studyRanks: '학생에게 지난주 순위 보이기',
    guardianRequests: '보호자 페이지에서 결석·조퇴 받기',
    guardianCheck: '처음 여는 기기에서 확인',
    guardianLinkDays: '링크가 열리는 기간',
    weekdayPeriods: '평일',
    saturdayPeriods: '토요일',
    sundayPeriods: '일요일',
    latePreset: '지각',
    absentPreset: '결석',
  },
  check,
  valueText,
  kept: keptInTab(),
  entity: 'attendance-settings',
};
