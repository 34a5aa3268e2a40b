import { matchesName } from '@academy/domain/identity';
import type { Feature } from '@academy/domain/features';
import type { Right } from '@academy/domain/rights';
import { findSettings, settingPath } from '../../features/settings/settings-finds';
import { ownTabs } from '../../features/settings/settings-tabs';
import type { SettingsTab } from '../../shared/page/settings-tab';
import { messages } from '../../shared/texts/messages';
import { otherSettings, pages } from '../pages';
import { HOME } from '../router/home';
import { paletteTexts as texts } from './palette-texts';

/** Something to go to. */
export interface Place {
  label: string;
  path: string;
  /** Where it is, when it is a part of a page. */
  hint?: string;
  /** What else it is called. */
  words?: string;
  needs?: Right;
  feature?: Feature;
  /** Of a head office alone. */
  office?: true;
}

const tabs: readonly SettingsTab[] = [...ownTabs, ...otherSettings];

/** Every page of the menu, and the tab that has a name of its own. */
const places: readonly Place[] = [
  { label: messages.menu.today, path: HOME, words: '홈 첫 화면 할 일 안 온 학생 다음 마감' },
  ...pages.map(({ label, name = label, path, menu = path, words, needs, feature, office }) => ({
    label: name,
    path: menu,
    ...(words !== undefined && { words }),
    ...(needs && { needs }),
    ...(feature && { feature }),
    ...(office && { office }),
  })),
  {
    label: texts.deposits,
    path: '/admin-dashboard?tab=deposits',
    words: '미납 미입금 수납 환불 통장 돈',
    needs: 'deposits.read',
  },
];

/** Work that begins on a page of its own. */
const tasks: readonly Place[] = [
  {
    label: texts.todo.printToday,
    path: '/list?do=print',
    words: '프린트 출력',
    needs: 'meals.read',
  },
  {
    label: texts.todo.remind,
    path: '/admin-dashboard?tab=deposits&unpaid=all',
    words: '미납 목록 미입금 독촉 문구',
    needs: 'deposits.read',
  },
  {
    label: texts.todo.price,
    path: '/settings?tab=prices&do=price',
    words: '날짜별 단가 가격 인상',
    needs: 'settings.write',
  },
  {
    label: texts.todo.presets,
    path: '/points/issue?tab=presets',
    words: '벌점 상점 항목',
    needs: 'points.read',
  },
  {
    label: texts.todo.objections,
    path: '/points/issue?tab=objections',
    words: '벌점 답변',
    needs: 'points.read',
  },
  {
    label: texts.todo.reports,
    path: '/attendance?view=reports',
    feature: 'study-time',
    words: '월간 리포트 보호자',
    needs: 'attendance.read',
  },
  {
    label: texts.todo.draw,
    path: '/seats?mode=draw',
    feature: 'seats',
    words: '좌석 배치도 편집',
    needs: 'attendance.read',
  },
  {
    label: texts.todo.failed,
    path: '/messages?state=failed',
    words: '실패 재전송',
    needs: 'settings.read',
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

/** Those that a text means: each of its words is in the name or in what else it is called. */
function meant(all: readonly Place[], typed: string): readonly Place[] {
  const wanted = typed.trim().split(/\s+/);
  return all.filter(({ label, words = '' }) =>
    wanted.every((word) => matchesName(`${label} ${words}`, word)),
  );
}

const settings = (typed: string): readonly Place[] =>
  findSettings(tabs, typed).map((found) => ({
    label: found.at ?? found.tab.label,
    path: settingPath(found),
    hint: [messages.menu.settings, found.at !== undefined && found.tab.label]
      .filter(Boolean)
      .join(' · '),
    needs: found.tab.needs,
    ...(found.tab.feature && { feature: found.tab.feature }),
  }));

/** Pages, and once something is typed the settings that it means. */
export const findPlaces = (typed: string): readonly Place[] => [
  ...meant(places, typed),
  ...settings(typed),
];
export const findTasks = (typed: string): readonly Place[] => meant(tasks, typed);
