import {
  checkPointWords,
  pointFieldTexts,
  stepsProblem,
  termsProblem,
  tidyPointWords,
  type PointSettings,
  type PointWords,
  type pointManagementEndpoints,
} from '@academy/domain/points';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { pointSetting } from '../../shared/settings/kept-settings';
import { saveTab, settingsTab } from '../../shared/settings/save-tab';

const FIELDS = { 'same-name': 'name', 'not-rising': 'from' } as const;

function refuseSteps({ steps }: Pick<PointSettings, 'steps'>): void {
  const found = stepsProblem(steps);
  if (found)
    refuseFields({
      [`steps.${found.index}.${FIELDS[found.problem]}`]: pointFieldTexts[`step-${found.problem}`],
    });
}

function refuseTerms({ terms }: Pick<PointSettings, 'terms'>): void {
  const found = termsProblem(terms);
  if (found) {
    const field = found.problem === 'term-same-name' ? 'name' : 'last';
    refuseFields({ [`terms.${found.index}.${field}`]: pointFieldTexts[found.problem] });
  }
}

function refuseWords(words: PointWords): void {
  const found = Object.entries(checkPointWords(words));
  refuseFields(Object.fromEntries(found.map(([word, text]) => [`words.${word}`, text])));
}

/**
 * The steps as the log says them: each with the points from which it holds, and its words where it
 * has some.
 */
const facts = ({ steps, words, terms, ...counting }: PointSettings) => ({
  ...counting,
  pointWords: `${words.reward} / ${words.penalty}`,
  terms: terms.map(({ name, first, last }) => `${name} ${formatDay(first)}–${formatDay(last)}`),
  steps: steps.map(({ name, from, text }) =>
    [`${name} ${from}점`, text].filter(Boolean).join(': '),
  ),
});

export const pointTab = settingsTab(pointSetting, {
  label: '상벌점 기준',
  kind: 'points.settings',
  action: 'save-point-settings',
  facts,
});

/** 기준 관리: the steps and what they count. */
export async function savePointSettings(
  db: Db,
  call: Call<typeof pointManagementEndpoints.savePointSettings>,
) {
  refuseSteps(call.body);
  refuseTerms(call.body);
  const { words, ...settings } = call.body;
  refuseWords(words);
  return saveTab(db, call, { ...settings, words: tidyPointWords(words) }, pointTab);
}
