import {
  checkAcademy,
  checkScheduleSettings,
  setupSteps,
  settingsManagementEndpoints as endpoints,
  academyDraftSchema,
  mockSettingsDraftSchema,
  type AcademyDraft,
  type EditedMockSettings,
  type EditedScheduleSettings,
  type MockSettingsDraft,
  type StoredLogo,
} from '@academy/domain/settings';
import { scheduleSettingsSchema } from '@academy/domain/schedule';
import { oneLine } from '@academy/domain/text';
import type { FastifyReply } from 'fastify';
import type { Db, Tx } from '../../db/database';
import { etagOf } from '../../http/writes/if-match';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Store } from '../../store/store';
import type { Serve } from '../../http/serve';
import { readStoredLunchSettings } from '../../shared/settings/lunch-settings-db';
import {
  readEditedAcademy,
  writeAcademy,
  readEditedMockSettings,
  writeMockSettings,
  readEditedScheduleSettings,
  writeScheduleSettings,
  countForSetup,
} from './settings-db';
import { seenAcademy, uploadLogo } from './logo';
import { addHoliday, removeHoliday, renewPublicHolidays } from './holidays';
import { readManagedHolidays } from './holidays-db';
import { saveTab } from '../../shared/settings/save-tab';
import { leaveDemo } from './leave-demo';

interface ToldAcademy {
  academy: AcademyDraft;
  logo?: Pick<StoredLogo, 'key' | 'width' | 'height'> | null | undefined;
}

export const academyTab = {
  label: '학원 정보',
  kind: 'settings.change',
  value: ({ academy }: ToldAcademy) => academy,
  // What was kept before there were logos had none.
  schema: { parse: (kept: unknown) => ({ logo: null, ...academyDraftSchema.parse(kept) }) },
  read: readEditedAcademy,
  write: writeAcademy,
  facts: ({ academy, logo }: ToldAcademy) => ({
    ...academy,
    logo: logo ? { key: logo.key, width: logo.width, height: logo.height } : null,
  }),
  action: 'save-academy',
  entity: 'academy',
} as const;
export const mockTab = {
  label: '모의고사 설정',
  kind: 'settings.change',
  value: (edited: EditedMockSettings) => mockSettingsDraftSchema.parse(edited),
  schema: mockSettingsDraftSchema,
  read: readEditedMockSettings,
  write: writeMockSettings,
  facts: ({ subjectOptions, allowOnSiteExam, paperOnlyNotice }: MockSettingsDraft) => ({
    subjectOptions,
    allowOnSiteExam,
    paperOnlyNotice,
  }),
  action: 'save-mock-settings',
  entity: 'mock-exam-settings',
} as const;
export const scheduleTab = {
  label: '정기일정 설정',
  kind: 'settings.change',
  value: ({ settings }: EditedScheduleSettings) => settings,
  schema: scheduleSettingsSchema,
  read: readEditedScheduleSettings,
  write: writeScheduleSettings,
  facts: ({ settings }: { settings: unknown }) => settings,
  action: 'save-schedule-settings',
  entity: 'schedule-settings',
} as const;

/** Blank lines and spaces around the texts say nothing. */
const tidied = ({ companyLines, logo, ...texts }: AcademyDraft): AcademyDraft => ({
  logo,
  companyLines: companyLines.map((line) => line.trim()).filter(Boolean),
  name: oneLine(texts.name),
  manualUrl: texts.manualUrl.trim(),
  deskPhone: texts.deskPhone.trim(),
  channelUrl: texts.channelUrl.trim(),
});

interface Deps {
  db: Db;
  store: Store;
  /** For the account that begins an academy after the demo. */
  firstAccountCode: string;
}

/** The settings' other tabs, as managers edit them. */
export function settingsManagementRoutes(
  serve: Serve,
  { db, store, firstAccountCode }: Deps,
): void {
  const versioned =
    <Edited extends { version: number }>(read: (db: Db) => Promise<Edited>) =>
    async ({ reply }: { reply: FastifyReply }) => {
      const edited = await read(db);
      reply.header('etag', etagOf(edited.version));
      return edited;
    };

  const readSeen = async (from: Db | Tx) => seenAcademy(await readEditedAcademy(from), store);
  serve(endpoints.editedAcademy, versioned(readSeen));
  serve(endpoints.uploadLogo, (call) => uploadLogo({ db, store }, call));
  serve(endpoints.saveAcademy, (call) => {
    const academy = tidied(call.body);
    refuseFields(checkAcademy(academy));
    return saveTab(db, call, academy, { ...academyTab, read: readSeen });
  });
  serve(endpoints.editedMockSettings, versioned(readEditedMockSettings));
  serve(endpoints.saveMockSettings, (call) =>
    saveTab(db, call, { ...call.body, paperOnlyNotice: call.body.paperOnlyNotice.trim() }, mockTab),
  );
  serve(endpoints.editedScheduleSettings, versioned(readEditedScheduleSettings));
  serve(endpoints.saveScheduleSettings, (call) => {
    refuseFields(checkScheduleSettings(call.body));
    return saveTab(db, call, call.body, scheduleTab);
  });

  serve(endpoints.managedHolidays, async ({ params }) => ({
    content: await readManagedHolidays(db, params.year),
  }));
  serve(endpoints.addHoliday, (call) => addHoliday(db, call));
  serve(endpoints.removeHoliday, (call) => removeHoliday(db, call));
  serve(endpoints.renewHolidays, (call) => renewPublicHolidays(db, call));

  serve(endpoints.leaveDemo, (call) => leaveDemo(db, firstAccountCode, call));
  serve(endpoints.setup, async () => {
    const [{ academy }, { settings, version }, counts] = await Promise.all([
      readEditedAcademy(db),
      readStoredLunchSettings(db),
      countForSetup(db),
    ]);
    return setupSteps({
      academyName: academy.name,
      settings,
      settingsSaved: version > 0,
      ...counts,
    });
  });
}
