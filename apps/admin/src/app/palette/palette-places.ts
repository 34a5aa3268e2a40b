import { matchesName } from '@academy/domain/identity';
import type { Right } from '@academy/domain/rights';
import { settingsFinds } from '../../features/settings/settings-finds';
import { ownTabs, type SettingsTab } from '../../features/settings/settings-tabs';
import { messages } from '../../shared/texts/messages';
import { otherSettings, pages } from '../pages';
import { paletteTexts as texts } from './palette-texts';

/** Something to go to. */
export interface Place {
  label: string;
  path: string;
  /** Where it is, when it is a part of a page. */
  hint?: string;
  /** What else it is called. */
  words?: string;
  /** What it holds, found by name: each leads to it. */
  finds?: readonly string[];
  needs?: Right;
}

const tabs: readonly SettingsTab[] = [...ownTabs, ...otherSettings];

/** Every page of the menu, every part of the settings, and the tab that has a name of its own. */
export const places: readonly Place[] = [
  ...pages.map(({ label, name = label, path, words, needs }) => ({
    label: name,
    path,
    ...(words !== undefined && { words }),
    ...(needs && { needs }),
  })),
  {
    label: texts.deposits,
    path: '/admin-dashboard?tab=deposits',
    words: '미납 미입금 수납 환불 통장 돈',
    needs: 'deposits.read',
  },
  ...tabs.map(({ value, label, words, needs }) => ({
    label,
    path: `/settings?tab=${value}`,
    hint: messages.menu.settings,
    finds: settingsFinds[value] ?? [],
    needs,
    ...(words !== undefined && { words }),
  })),
];

/** Work that begins on a page of its own. */
export const tasks: readonly Place[] = [
  {
    label: texts.todo.printToday,
    path: '/list?do=print',
    words: '프린트 출력',
    needs: 'meals.read',
  },
  {
    label: texts.todo.create,
    path: '/student?do=create',
    words: '원생 추가 신입생',
    needs: 'students.write',
  },
  {
    label: texts.todo.import,
    path: '/student?do=import',
    words: '업로드 가져오기 명단',
    needs: 'students.write',
  },
  { label: texts.todo.news, path: '/news?news=new', words: '글쓰기 안내', needs: 'news.write' },
];

/** So many labels of one page are offered. */
const LABELS = 3;

/**
 * The places that a text means: each of its words is in the name or in what else the place is
 * called. A part of the settings is offered under the label that was found, too, and only when
 * something is typed.
 */
export function findPlaces(all: readonly Place[], typed: string): Place[] {
  const wanted = typed.trim().split(/\s+/);
  const means = (text: string) => wanted.every((word) => matchesName(text, word));
  return all.flatMap(({ finds = [], ...place }) => {
    if (typed.trim() === '') return place.hint === undefined ? [place] : [];
    const itself = means(`${place.label} ${place.words ?? ''}`) ? [place] : [];
    const found = [...new Set(finds)].filter(
      (label) =>
        label !== place.label &&
        means(`${label} ${place.label}`) &&
        wanted.some((word) => matchesName(label, word)),
    );
    return [
      ...itself,
      ...found.slice(0, LABELS).map((label) => ({
        ...place,
        label,
        hint: `${place.hint ?? ''} · ${place.label}`,
      })),
    ];
  });
}
