import { editedMockSettingsSchema, type EditedMockSettings } from '@academy/domain/settings';
import { api } from '../../../shared/api';
import { currentOf, ifMatch } from '../form/if-match';
import { createKeptDraft } from '../form/kept-draft';
import type { Saved } from '../form/state';
import type { TabModel } from '../form/tab-model';
import { settingsTexts } from '../settings-texts';
import { mockTabTexts as texts } from './mock-texts';

/** The electives in the order in which students choose from them. */
export interface MockDraft {
  subjects: string[];
}

const NAME_LIMIT = 40;
const COUNT_LIMIT = 60;

const toSaved = ({ subjectOptions: _text, subjects, ...saved }: EditedMockSettings): Saved<MockDraft> => ({ settings: { subjects }, ...saved });

function check({ subjects }: MockDraft) {
  if (subjects.length > COUNT_LIMIT) return { subjects: texts.tooMany(COUNT_LIMIT) };
  return subjects.some((name) => name.length > NAME_LIMIT) ? { subjects: texts.tooLong(NAME_LIMIT) } : {};
}

/** 모의고사: what exams that ask for a subject offer, unless they have their own list. */
export const mockModel: TabModel<MockDraft> = {
  queryKey: ['settings', 'mocks'],
  read: async (signal) => toSaved(await api.editedMockSettings({ ...(signal && { signal }) })),
  write: async ({ subjects }, version) => toSaved(await api.saveMockSettings({ body: { subjectOptions: subjects.join('\n') }, ...ifMatch(version) })),
  current(body) {
    const newer = editedMockSettingsSchema.safeParse(currentOf(body)).data;
    return newer && toSaved(newer);
  },
  labels: { subjects: '선택과목' },
  check,
  valueText: ({ subjects }) => subjects.join(', ') || settingsTexts.empty,
  kept: createKeptDraft(),
  entity: 'mock-exam-settings',
};
