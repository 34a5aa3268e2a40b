import {
  editedMockSettingsSchema,
  mockSettingsFields,
  type EditedMockSettings,
} from '@academy/domain/settings';
import { api } from '../../shared/api';
import { settingsTab } from './form/settings-tab';
import type { Saved } from './form/use-tab-form';
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

/** 모의고사: what exams offer and say that have nothing of their own. */
export const mockModel = settingsTab({
  entity: 'mock-exam-settings',
  fields: { ...mockSettingsFields, subjects: mockSettingsFields.subjectOptions },
  schema: editedMockSettingsSchema,
  read: api.editedMockSettings,
  save: api.saveMockSettings,
  toSaved,
  toBody: ({ subjects, ...rest }: MockDraft) => ({ subjectOptions: subjects.join('\n'), ...rest }),
  check,
});
