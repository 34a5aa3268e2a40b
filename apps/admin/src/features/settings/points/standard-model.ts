import {
  checkPointWords,
  editedPointSettingsSchema,
  pointFieldTexts,
  pointSettingsFields,
  POINTS_LIMIT,
  pointSettingsSchema,
  stepsProblem,
  termSchema,
  termsProblem,
  tidyPointWords,
  type EditedPointSettings,
  type PointSettings,
  type Term,
  type WarningStep,
} from '@academy/domain/points';
import { calendarDaySchema, formatDay } from '@academy/domain/time';
import * as z from 'zod/mini';
import { api } from '../../../shared/api';
import { formTexts } from '../form/form-texts';
import { settingsTab } from '../form/settings-tab';
import type { Saved } from '../form/use-tab-form';
import { standardTexts as texts } from './standard-texts';

/** A step while it is typed: its score may be missing. */
export interface DraftStep extends Omit<WarningStep, 'from'> {
  from: number | null;
}

/** A term while it is typed. */
export type DraftTerm = Record<keyof Term, string>;

/** The steps, what they count, and the words of the students; day and words are as typed. */
export interface StandardDraft extends Pick<PointSettings, 'measure' | 'period'> {
  since: string;
  reward: string;
  penalty: string;
  steps: DraftStep[];
  terms: DraftTerm[];
}

const toSaved = ({
  settings: { since, words, ...settings },
  ...saved
}: EditedPointSettings): Saved<StandardDraft> => ({
  settings: { ...settings, ...words, since: since ?? '' },
  ...saved,
});
const toBody = ({ since, reward, penalty, ...draft }: StandardDraft) => ({
  ...draft,
  words: tidyPointWords({ reward, penalty }),
  since: draft.period === 'since' ? since : null,
});

/**
 * The first thing wrong with the steps: a score that is none, a name twice, a step that is not
 * above the one before.
 */
function stepsError(steps: readonly DraftStep[]): string | undefined {
  if (steps.some(({ name }) => name.trim() === '')) return texts.nameNeeded;
  const scored = steps.flatMap(({ from, ...step }) =>
    from !== null && from >= 1 && from <= POINTS_LIMIT ? [{ ...step, from }] : [],
  );
  if (scored.length < steps.length) return texts.fromNeeded(POINTS_LIMIT);
  const wrong = stepsProblem(scored);
  return wrong === null
    ? undefined
    : `${texts.step(wrong.index + 1)}: ${pointFieldTexts[`step-${wrong.problem}`]}`;
}

/** The first thing wrong with the terms. */
function termsError(terms: readonly DraftTerm[]): string | undefined {
  const read = z.array(termSchema).safeParse(terms);
  if (!read.success || read.data.some(({ name }) => name.trim() === '')) return texts.termNeeded;
  const wrong = termsProblem(read.data);
  return wrong === null
    ? undefined
    : `${texts.term(wrong.index + 1)}: ${pointFieldTexts[wrong.problem]}`;
}

/**
 * 상벌점 기준: which students are marked, from how many points on. Students see the words of their step.
 */
export const standardModel = settingsTab({
  queryKey: ['points', 'settings', 'edited'],
  entity: 'point-settings',
  fields: {
    measure: pointSettingsFields.measure,
    period: pointSettingsFields.period,
    since: pointSettingsFields.since,
    steps: pointSettingsFields.steps,
    terms: pointSettingsFields.terms,
    reward: { label: texts.reward },
    penalty: { label: texts.penalty },
  },
  schema: editedPointSettingsSchema,
  read: api.pointSettings,
  save: api.savePointSettings,
  toSaved,
  toBody: (draft) => pointSettingsSchema.parse(toBody(draft)),
  check: ({ steps, terms, period, since, ...words }) => ({
    ...checkPointWords(words),
    steps: stepsError(steps),
    terms: termsError(terms),
    since:
      period === 'since' && !calendarDaySchema.safeParse(since).success
        ? texts.sinceNeeded
        : undefined,
  }),
  words: {
    since({ since }) {
      const day = calendarDaySchema.safeParse(since);
      return day.success ? formatDay(day.data) : formTexts.empty;
    },
    terms: ({ terms }) =>
      terms.map(({ name, first, last }) => `${name} ${first}~${last}`).join(', ') ||
      formTexts.empty,
    steps: ({ steps }) =>
      steps
        .map(({ name, from, tone, text }) =>
          [`${name} ${from ?? ''}${texts.orMore}`, texts.tones[tone], text]
            .filter(Boolean)
            .join(' · '),
        )
        .join(', ') || formTexts.empty,
  },
  writing: 'points.write',
});
