import {
  checkAcademy,
  checkMockSettings,
  checkScheduleSettings,
  setupSteps,
  settingsManagementEndpoints as endpoints,
  type AcademyDraft,
  type EditedMockSettings,
  type MockSettingsDraft,
  type StoredLogo,
} from '@academy/domain/settings';
import { featuresOff } from '@academy/domain/features';
import { subjectOptions } from '@academy/domain/mocks';
import { oneLine } from '@academy/domain/text';
import type { Db, Tx } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Store } from '../../store/store';
import type { Serve } from '../../http/serve';
import { readStoredLunchSettings } from '../../shared/settings/lunch-settings-db';
import { countForSetup, readEditedAcademy, writeAcademy } from './settings-db';
import { seenAcademy, uploadLogo } from './logo';
import { addHoliday, removeHoliday, renewPublicHolidays } from './holidays';
import { readManagedHolidays } from './holidays-db';
import { academySetting, mockSetting, scheduleSetting } from '../../shared/settings/kept-settings';
import { featureSetting } from '../../shared/settings/features-db';
import { readTab, saveTab, settingsTab, type Tab } from '../../shared/settings/save-tab';
import { readSavedSetting } from '../../shared/settings/setting-db';
import { handSettings, listDecided } from './hand-settings';
import { leaveDemo } from './leave-demo';
import type { OfficeOf } from '../../shared/branches/seen-branches';

interface ToldAcademy {
  academy: AcademyDraft;
  logo?: Pick<StoredLogo, 'key' | 'width' | 'height'> | null | undefined;
}

export const academyTab = {
  ...settingsTab(academySetting, { label: '학원 정보', action: 'save-academy' }),
  value: ({ academy }: ToldAcademy) => academy,
  read: readEditedAcademy,
  write: writeAcademy,
  facts: ({ academy, logo }: ToldAcademy) => ({
    ...academy,
    logo: logo ? { key: logo.key, width: logo.width, height: logo.height } : null,
  }),
};
export const mockTab: Tab<MockSettingsDraft, EditedMockSettings> = {
  ...settingsTab(mockSetting, { label: '모의고사 설정', action: 'save-mock-settings' }),
  read: async (db) => {
    const { settings, ...saved } = await readSavedSetting(db, mockSetting);
    return { ...settings, subjects: subjectOptions(settings.subjectOptions), ...saved };
  },
  value: mockSetting.parse,
  facts: mockSetting.parse,
};
export const scheduleTab = settingsTab(scheduleSetting, {
  label: '정기일정 설정',
  action: 'save-schedule-settings',
});

/** Blank lines and spaces around the texts say nothing. */
const tidied = ({ companyLines, logo, ...texts }: AcademyDraft): AcademyDraft => ({
  logo,
  companyLines: companyLines.map((line) => line.trim()).filter(Boolean),
  name: oneLine(texts.name),
  manualUrl: texts.manualUrl.trim(),
  deskPhone: texts.deskPhone.trim(),
  channelUrl: texts.channelUrl.trim(),
});

interface Deps extends OfficeOf {
  store: Store;
  /** For the account that begins an academy after the demo. */
  firstAccountCode: string;
}

/** The settings' other tabs, as managers edit them. */
export function settingsManagementRoutes(
  serve: Serve,
  { db, branches, store, firstAccountCode }: Deps,
): void {
  const readSeen = async (from: Db | Tx) => seenAcademy(await readEditedAcademy(from), store);
  const seenTab = { ...academyTab, read: readSeen };
  serve(endpoints.editedAcademy, (call) => readTab(db, call, seenTab));
  serve(endpoints.uploadLogo, (call) => uploadLogo({ db, store }, call));
  serve(endpoints.saveAcademy, (call) => {
    const academy = tidied(call.body);
    refuseFields(checkAcademy(academy));
    return saveTab(db, call, academy, seenTab);
  });
  serve(endpoints.editedMockSettings, (call) => readTab(db, call, mockTab));
  serve(endpoints.saveMockSettings, (call) => {
    refuseFields(checkMockSettings(call.body));
    const paperOnlyNotice = call.body.paperOnlyNotice.trim();
    return saveTab(db, call, { ...call.body, paperOnlyNotice }, mockTab);
  });
  serve(endpoints.editedScheduleSettings, (call) => readTab(db, call, scheduleTab));
  serve(endpoints.saveScheduleSettings, (call) => {
    refuseFields(checkScheduleSettings(call.body));
    return saveTab(db, call, call.body, scheduleTab);
  });

  serve(endpoints.decidedSettings, (call) => listDecided({ db, branches }, call));
  serve(endpoints.handSettings, (call) => handSettings({ db, branches }, call));

  serve(endpoints.managedHolidays, async ({ params }) => ({
    content: await readManagedHolidays(db, params.year),
  }));
  serve(endpoints.addHoliday, (call) => addHoliday(db, call));
  serve(endpoints.removeHoliday, (call) => removeHoliday(db, call));
  serve(endpoints.renewHolidays, (call) => renewPublicHolidays(db, call));

  serve(endpoints.leaveDemo, (call) => leaveDemo(db, firstAccountCode, call));
  serve(endpoints.setup, async () => {
    const [{ academy }, { settings, version }, counts, features] = await Promise.all([
      readEditedAcademy(db),
      readStoredLunchSettings(db),
      countForSetup(db),
      readSavedSetting(db, featureSetting),
    ]);
    return setupSteps({
      // The first account's signup saved it, and no person since.
      featuresChosen: features.version !== 1 || features.updatedByName !== null,
      off: featuresOff(features.settings),
      academyName: academy.name,
      settings,
      settingsSaved: version > 0,
      ...counts,
    });
  });
}
