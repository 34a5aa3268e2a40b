import {
  AttendanceIcon,
  CalendarIcon,
  ClockIcon,
  ExamIcon,
  MealIcon,
  PointsIcon,
} from '@academy/ui/icon';
import type { Feature } from '@academy/domain/features';
import type { ReactNode } from 'react';
import { mealsPath } from '../../shared/meals-path';
import { shellTexts } from '../../shared/shell-texts';

interface ShellTab {
  path: string;
  label: string;
  icon: ReactNode;
  /** It is there while the academy uses this. */
  feature?: Feature;
}

/**
 * The pages of the student app in the order of the tabs. A page that exists has its line here. Who
 * has other words for points than 상점 and 벌점 has another one for both.
 */
export const shellTabs = (usualWords: boolean): readonly ShellTab[] => [
  { path: mealsPath, label: shellTexts.tabs.meals, icon: <MealIcon /> },
  {
    path: '/regular-schedule',
    feature: 'schedule',
    label: shellTexts.tabs.schedule,
    icon: <CalendarIcon />,
  },
  { path: '/mocks', feature: 'mocks', label: shellTexts.tabs.mocks, icon: <ExamIcon /> },
  {
    path: '/points-mine',
    feature: 'points',
    label: usualWords ? shellTexts.tabs.points : shellTexts.ownPoints,
    icon: <PointsIcon />,
  },
];

/** Reached from the title bar: a fifth label does not fit the tabs of a small phone. */
export const submitPage: ShellTab = {
  path: '/submit',
  label: shellTexts.submit,
  icon: <AttendanceIcon />,
};

/** Reached from 내 정보: it is looked at now and then, and nothing is done there. */
export const studyPage: ShellTab = {
  path: '/study',
  feature: 'study-time',
  label: shellTexts.study,
  icon: <ClockIcon />,
};
