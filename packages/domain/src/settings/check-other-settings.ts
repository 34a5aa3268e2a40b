import { fill } from '../text/fill';
import { subjectOptions } from '../mocks/exams/subject-options';
import type { ScheduleSettings } from '../schedule/schemas';
import { academyTexts as texts } from './academy-texts';
import { MOCK_LIMITS } from './limits';
import type { MockSettingsDraft } from './manage-schemas';

/**
 * What must be corrected before the schedule settings are saved: each meal ends after it begins.
 */
export function checkScheduleSettings({ mealTimes }: ScheduleSettings): Record<string, string> {
  const wrong = (['lunch', 'dinner'] as const).filter(
    (meal) => mealTimes[meal].from >= mealTimes[meal].to,
  );
  return Object.fromEntries(wrong.map((meal) => [`mealTimes.${meal}`, texts.mealTimes]));
}

/** What must be corrected before the settings of mock exams are saved: more or longer than fits. */
export function checkMockSettings({
  subjectOptions: listed,
  paperOnlyNotice,
}: Pick<MockSettingsDraft, 'subjectOptions' | 'paperOnlyNotice'>): {
  subjectOptions?: string;
  paperOnlyNotice?: string;
} {
  const subjects = subjectOptions(listed);
  return {
    ...(subjects.some((name) => name.length > MOCK_LIMITS.subject) && {
      subjectOptions: fill(texts.subjectTooLong, { limit: MOCK_LIMITS.subject }),
    }),
    ...(subjects.length > MOCK_LIMITS.subjects && {
      subjectOptions: fill(texts.tooManySubjects, { limit: MOCK_LIMITS.subjects }),
    }),
    ...(paperOnlyNotice.trim().length > MOCK_LIMITS.notice && {
      paperOnlyNotice: fill(texts.noticeTooLong, { limit: MOCK_LIMITS.notice }),
    }),
  };
}
