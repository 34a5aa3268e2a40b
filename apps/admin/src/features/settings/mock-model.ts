import { ifMatch, keptInTab } from '@academy/app-kit/forms';
import { editedMockSettingsSchema, type EditedMockSettings } from '@academy/domain/settings';
import { api } from '../../shared/api';
import { formTexts } from './form/form-texts';
import type { Saved, TabModel } from './form/use-tab-form';
import { mockTabTexts as texts } from './settings-texts';

/**
 * The electives in the order in which students choose from them, and what a new exam starts from.
 */
export interface MockDraft {
  subjects: string[];
  allowOnSiteExam: boolean;
  paperOnlyNotice: string;
}

const NAME_LIMIT = 40;
const COUNT_LIMIT = 60;
const NOTICE_LIMIT = 200;

const toSaved = ({
  subjectOptions: _text,
  subjects,
  allowOnSiteExam,
  paperOnlyNotice,
  ...saved
}: EditedMockSettings): Saved<MockDraft> => ({
  settings: { subjects, allowOnSiteExam, paperOnlyNotice },
  ...saved,
});

function check({ subjects, paperOnlyNotice }: MockDraft) {
  const notice =
    paperOnlyNotice.trim().length > NOTICE_LIMIT
      ? { paperOnlyNotice: texts.noticeTooLong(NOTICE_LIMIT) }
      : {};
  if (subjects.length > COUNT_LIMIT) return { ...notice, subjects: texts.tooMany(COUNT_LIMIT) };
  return subjects.some((name) => name.length > NAME_LIMIT)
    ? { ...notice, subjects: texts.tooLong(NAME_LIMIT) }
    : notice;
}

/** A field in words. */
function valueText(
  { subjects, allowOnSiteExam, paperOnlyNotice }: MockDraft,
  field: keyof MockDraft,
): string {
  if (field === 'allowOnSiteExam') return allowOnSiteExam ? texts.onSiteYes : texts.onSiteNo;
  return (field === 'subjects' ? subjects.join(', ') : paperOnlyNotice) || formTexts.empty;
}

/** 모의고사: what exams offer and say that have nothing of their own. */
export const mockModel: TabModel<MockDraft> = {
  queryKey: ['settings', 'mocks'],
  read: async (signal) => toSaved(await api.editedMockSettings({ ...(signal && { signal }) })),
  async write({ subjects, ...rest }, version) {
    const { undo, ...saved } = await api.saveMockSettings({
      body: { subjectOptions: subjects.join('\n'), ...rest },
      ...ifMatch(version),
    });
    return { saved: toSaved(saved), undo };
  },
  current(body) {
    const newer = editedMockSettingsSchema.safeParse(body).data;
    return newer && toSaved(newer);
  },
  labels: { subjects: texts.title, allowOnSiteExam: texts.onSite, paperOnlyNotice: texts.notice },
  check,
  valueText,
  kept: keptInTab(),
  entity: 'mock-exam-settings',
};
