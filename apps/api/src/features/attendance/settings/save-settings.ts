import {
  checkAttendanceSettings,
  type attendanceEndpoints,
  type AttendanceSettings,
  type EditedAttendanceSettings,
  type Period,
  attendanceSettingsTexts as texts,
  periodText,
} from '@academy/domain/attendance';
import type { Db, Tx } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { attendanceSetting } from '../../../shared/settings/kept-settings';
import { saveTab, settingsTab, type Tab } from '../../../shared/settings/save-tab';
import { readSavedSetting } from '../../../shared/settings/setting-db';
import { readProposable } from './proposable-db';

const listed = (periods: readonly Period[]) => periods.map(periodText);

/** The audit entry, in the words of the tab. */
function facts({ settings: { periods, proposals, ...rest }, presets }: EditedAttendanceSettings) {
  const nameOf = (id: string | null) => presets.find((preset) => preset.id === id)?.name ?? null;
  return {
    ...rest,
    weekdayPeriods: listed(periods.weekday),
    saturdayPeriods: listed(periods.saturday),
    sundayPeriods: listed(periods.sunday),
    latePreset: nameOf(proposals.late),
    absentPreset: nameOf(proposals.absent),
  };
}

const tidied = ({ periods, ...settings }: AttendanceSettings): AttendanceSettings => {
  const tidy = (list: readonly Period[]) =>
    list.map((period) => ({ ...period, name: period.name.trim() }));
  return {
    ...settings,
    periods: {
      weekday: tidy(periods.weekday),
      saturday: tidy(periods.saturday),
      sunday: tidy(periods.sunday),
    },
  };
};

/** The settings for editing, with the penalties that can be proposed. */
async function readEdited(db: Db | Tx): Promise<EditedAttendanceSettings> {
  const saved = await readSavedSetting(db, attendanceSetting);
  return { ...saved, presets: await readProposable(db, saved.settings.proposals) };
}

export const attendanceTab: Tab<AttendanceSettings, EditedAttendanceSettings> = {
  ...settingsTab(attendanceSetting, { label: '출결 설정', action: 'save-attendance-settings' }),
  read: readEdited,
  facts,
};

/**
 * Saves the 출결 tab over the version that was read. Past days keep their marks; they are shown under
 * the periods that hold now.
 */
export async function saveAttendanceSettings(
  db: Db,
  call: Call<typeof attendanceEndpoints.saveAttendanceSettings>,
): Promise<EditedAttendanceSettings> {
  const settings = tidied(call.body);
  const { presets } = await readEdited(db);
  const unknown = (id: string | null) =>
    id === null || presets.some((preset) => preset.id === id) ? undefined : texts.preset;
  refuseFields({
    ...checkAttendanceSettings(settings),
    latePreset: unknown(settings.proposals.late),
    absentPreset: unknown(settings.proposals.absent),
  });
  return saveTab(db, call, settings, attendanceTab);
}
