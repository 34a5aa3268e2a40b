import {
  checkMockSettings,
  editedMockSettingsSchema,
  mockSettingsFields,
  type EditedMockSettings,
} from '@academy/domain/settings';
import { api } from '../../shared/api';
import { settingsTab } from './form/settings-tab';
import type { Saved } from './form/use-tab-form';

/**
 * The electives in the order in which students choose from them, what a new exam starts from, and
 * of what students are reminded.
 */
export interface MockDraft {
  subjects: string[];
  allowOnSiteExam: boolean;
  paperOnlyNotice: string;
  closingReminder: boolean;
  dayReminder: boolean;
}

const toSaved = ({
  subjectOptions: _text,
  subjects,
  allowOnSiteExam,
  paperOnlyNotice,
  closingReminder,
  dayReminder,
  ...saved
}: EditedMockSettings): Saved<MockDraft> => ({
  settings: { subjects, allowOnSiteExam, paperOnlyNotice, closingReminder, dayReminder },
  ...saved,
});

const toBody = ({ subjects, ...rest }: MockDraft) => ({
  subjectOptions: subjects.join('\n'),
  ...rest,
});

function check(draft: MockDraft) {
  const { subjectOptions: subjects, ...wrong } = checkMockSettings(toBody(draft));
  return { ...wrong, ...(subjects !== undefined && { subjects }) };
}

/** 모의고사: what exams offer and say that have nothing of their own. */
export const mockModel = settingsTab({
  entity: 'mock-exam-settings',
  fields: { ...mockSettingsFields, subjects: mockSettingsFields.subjectOptions },
  schema: editedMockSettingsSchema,
  read: api.editedMockSettings,
  save: api.saveMockSettings,
  toSaved,
  toBody,
  check,
});
