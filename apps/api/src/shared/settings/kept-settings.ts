import { attendanceSettingsSchema, defaultAttendanceSettings } from '@academy/domain/attendance';
import { defaultLoginSettings, loginSettingsSchema } from '@academy/domain/login';
import { defaultLunchSettings, lunchSettingsSchema } from '@academy/domain/meals';
import {
  defaultMessageSettings,
  defaultNoticeSettings,
  messageSettingsSchema,
  noticeSettingsSchema,
  type NoticeSettings,
} from '@academy/domain/messages';
import { defaultPointSettings, pointSettingsSchema } from '@academy/domain/points';
import { defaultScheduleSettings, scheduleSettingsSchema } from '@academy/domain/schedule';
import { secondFactorPolicySchema, type SecondFactorPolicy } from '@academy/domain/second-factor';
import { seatMapSchema } from '@academy/domain/seats';
import { academyDraftSchema, mockSettingsDraftSchema } from '@academy/domain/settings';
import { defaultErasureSettings, erasureSettingsSchema } from '@academy/domain/students';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/database';
import { readWhileOn } from './features-db';
import { readSettingValue, setting } from './setting-db';

/** Every row of `settings`: its name, its schema, and what holds before the first save. */
export const attendanceSetting = setting(
  'attendance-settings',
  attendanceSettingsSchema,
  defaultAttendanceSettings,
);
export const erasureSetting = setting(
  'erasure-settings',
  erasureSettingsSchema,
  defaultErasureSettings,
);
export const loginSetting = setting('login-settings', loginSettingsSchema, defaultLoginSettings);
// Prices that were saved before they could be left open are set.
export const lunchSetting = setting('lunch-settings', lunchSettingsSchema, defaultLunchSettings, {
  pricesSet: true,
});
export const messageSetting = setting(
  'message-settings',
  messageSettingsSchema,
  defaultMessageSettings,
);
/** The same row with what a save notes: since when orders go by mail; null while they do not. */
export const notedMessageSetting = setting(
  messageSetting.name,
  z.extend(messageSettingsSchema, { orderMailSince: z.nullable(z.iso.datetime()) }),
  { ...defaultMessageSettings, orderMailSince: null },
);
export const mockSetting = setting('mock-exam-settings', mockSettingsDraftSchema, {
  subjectOptions: '',
  allowOnSiteExam: true,
  paperOnlyNotice: '',
  closingReminder: false,
  dayReminder: false,
});
export const noticeSetting = setting(
  'notice-settings',
  noticeSettingsSchema,
  defaultNoticeSettings,
);
export const pointSetting = setting('point-settings', pointSettingsSchema, defaultPointSettings);
export const scheduleSetting = setting(
  'schedule-settings',
  scheduleSettingsSchema,
  defaultScheduleSettings,
);
export const secondFactorSetting = setting<{ policy: SecondFactorPolicy }>(
  'second-factor-settings',
  z.object({ policy: secondFactorPolicySchema }),
  { policy: 'OFF' },
);
export const seatMapSetting = setting('seat-map', seatMapSchema, { rooms: [] });
export const academySetting = setting('academy', academyDraftSchema, {
  name: '',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
  logo: null,
});

type From = Db | Tx;

export const readAttendanceSettings = (db: From) => readSettingValue(db, attendanceSetting);
export const readLoginSettings = (db: From) => readSettingValue(db, loginSetting);
export const readMockSettings = (db: From) => readSettingValue(db, mockSetting);
export const readPointSettings = (db: From) => readSettingValue(db, pointSetting);
export const readScheduleSettings = (db: From) => readSettingValue(db, scheduleSetting);
export const readAcademyFacts = (db: From) => readSettingValue(db, academySetting);

/**
 * What guardians are notified of; null: nothing, before the first save and while it is switched
 * off.
 */
export const readNoticeSettings = (db: From): Promise<NoticeSettings | null> =>
  readWhileOn(db, noticeSetting, 'guardians');

/** When and at what price messages go, also where guardians get no notices. */
export const readNoticeTerms = (db: From) => readSettingValue(db, noticeSetting);

/** The academy as people outside read it: its name, and whom to call. */
export async function readSender(db: From): Promise<{ academy: string; deskPhone: string }> {
  const { name, deskPhone } = await readAcademyFacts(db);
  return { academy: name || '학원', deskPhone };
}
