import { meals } from '../meals/meals-of-day';
import type { LunchSettings } from '../meals/lunch-settings-schema';
import { SETUP_STEPS, type Setup, type SetupStep } from './manage-schemas';
import { weekdayFlag } from '../meals/weekday-flag';

interface SetupFacts {
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

/** What a new academy has done and still has to do. */
export function setupSteps({
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
  return {
    steps: [
      { step: 'academy', done: academyName.trim() !== '' },
      {
        step: 'account',
        done: settings.accountNumber !== '' && settings.accountHolder !== '',
      },
      { step: 'weekdays', done: settingsSaved && (weekdays || settings.enabledDates.length > 0) },
      { step: 'students', done: studentCount > 0 },
      { step: 'news', done: newsCount > 0 },
    ],
    further: [
      { step: 'prices', done: settings.pricesSet },
      { step: 'periods', done: periodsSaved },
      { step: 'points', done: presetCount > 0 },
    ],
  };
}

/** All of it, in the order in which it makes sense. */
export const stepsInOrder = ({ steps, further }: Setup): { step: SetupStep; done: boolean }[] =>
  [...steps, ...further].toSorted(
    (a, b) => SETUP_STEPS.indexOf(a.step) - SETUP_STEPS.indexOf(b.step),
  );
