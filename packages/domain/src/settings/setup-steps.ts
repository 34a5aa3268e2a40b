import { isOn, type Feature } from '../features';
import { meals } from '../meals/meals-of-day';
import type { LunchSettings } from '../meals/settings/lunch-settings-schema';
import { SETUP_STEPS, type Setup, type SetupStep } from './manage-schemas';
import { weekdayFlag } from '../meals/plan/weekday-flag';

interface SetupFacts {
  /** Whether it was decided what the academy uses: it begins with little. */
  featuresChosen: boolean;
  off: readonly Feature[];
  academyName: string;
  settings: LunchSettings;
  /** Whether the meal settings were ever saved: until then the weekdays are only a guess. */
  settingsSaved: boolean;
  /** Whether the periods of attendance were ever saved. */
  periodsSaved: boolean;
  presetCount: number;
  studentCount: number;
  newsCount: number;
}

/** A step that is only for who uses it. */
const FEATURE_OF: Partial<Record<SetupStep, Feature>> = { points: 'points' };

/** What a new academy has done and still has to do. */
export function setupSteps({
  featuresChosen,
  off,
  academyName,
  settings,
  settingsSaved,
  periodsSaved,
  presetCount,
  studentCount,
  newsCount,
}: SetupFacts): Setup {
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).some((weekday) =>
    meals.some((meal) => weekdayFlag(settings, weekday, meal)),
  );
  const done: Record<SetupStep, boolean> = {
    features: featuresChosen,
    academy: academyName.trim() !== '',
    account: settings.accountNumber !== '' && settings.accountHolder !== '',
    prices: settings.pricesSet,
    weekdays: settingsSaved && (weekdays || settings.enabledDates.length > 0),
    periods: periodsSaved,
    students: studentCount > 0,
    points: presetCount > 0,
    news: newsCount > 0,
  };
  return {
    steps: SETUP_STEPS.filter((step) => isOn(FEATURE_OF[step], off)).map((step) => ({
      step,
      done: done[step],
    })),
  };
}

/** The guide of the first day: a new academy works when it is through. */
export const GUIDE_STEPS = [
  'features',
  'academy',
  'meals',
  'prices',
  'periods',
  'points',
  'students',
  'news',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** What of the setup each step of the guide settles. */
const SETTLES: Record<GuideStep, readonly SetupStep[]> = {
  features: ['features'],
  academy: ['academy'],
  meals: ['weekdays'],
  prices: ['prices', 'account'],
  periods: ['periods'],
  points: ['points'],
  students: ['students'],
  news: ['news'],
};

/** Steps without which students cannot order, or do not know what to pay and where. */
const NEEDED: readonly GuideStep[] = ['meals', 'prices', 'students'];

export interface GuideProgress {
  steps: readonly { step: GuideStep; done: boolean }[];
  /** Students can log in, apply for meals and read what they owe. */
  works: boolean;
}

/** How far the guide has come: what is set says it, so it goes on from any device. */
export function guideProgress(setup: Setup): GuideProgress {
  const open = new Set(setup.steps.flatMap((one) => (one.done ? [] : one.step)));
  const asked = new Set(setup.steps.map(({ step }) => step));
  const steps = GUIDE_STEPS.filter((step) => SETTLES[step].some((one) => asked.has(one))).map(
    (step) => ({
      step,
      done: SETTLES[step].every((one) => !open.has(one)),
    }),
  );
  return { steps, works: steps.every(({ step, done }) => done || !NEEDED.includes(step)) };
}
