import { expect, test } from 'vitest';
import { indexKit } from './used-on';

/** Two small apps, written as ours are. */
const sources = {
  'apps/student/src/main.ts': "void import('./app/student-app');",
  'apps/student/src/app/student-app.tsx':
    "import { AppRoutes } from './router/app-routes';\nimport { StudentShell } from '@academy/ui/student-shell';",
  'apps/student/src/app/router/app-routes.tsx': `
import { MealsRoute } from './meals-route';

const PointsPage = lazyComponent(
  async () => (await import('../../features/points/points-page')).PointsPage,
);

export const Routes = () => (
  <>
    <Route path="/student-calendar" element={<MealsRoute />} />
    <Route path="/points-mine" element={<PointsPage />} />
  </>
);`,
  'apps/student/src/app/router/meals-route.tsx':
    "import { MealsPage } from '../../features/meals/meals-page';",
  'apps/student/src/features/meals/meals-page.tsx':
    "import { Button } from '@academy/ui/button';\nimport { AddSheet } from './add-sheet';",
  'apps/student/src/features/meals/add-sheet.tsx': "import { Dialog } from '@academy/ui/dialog';",
  'apps/student/src/features/points/points-page.tsx':
    "import type { ButtonProps } from '@academy/ui/button';",
  'apps/student/src/app/shell/tabs.tsx': `
export const mealsPath = '/student-calendar';
const tabs = [{ path: mealsPath, label: shellTexts.tabs.meals }];`,
  'apps/student/src/shared/shell-texts.ts':
    "export const shellTexts = { tabs: { meals: '도시락 신청' } } as const;",
  'apps/admin/src/main.tsx': '',
  'apps/admin/src/app/pages.tsx': `
const NewsPage = lazy(async () => ({
  default: (await import('../features/news/news-page')).NewsPage,
}));
const groups = [
  { path: '/news', label: messages.menu.news, name: messages.pages.news, Component: NewsPage },
];`,
  'apps/admin/src/features/news/news-page.tsx':
    "import {\n  ConfirmDialog,\n} from '@academy/ui/dialog';",
  'apps/admin/src/shared/texts/messages.ts':
    "export const messages = { menu: { news: '공지' }, pages: { news: '식단 공지' } };",
  'packages/ui/src/button/button.stories.tsx': "title: '동작/버튼 Button', id: 'actions-button'",
  'packages/ui/src/dialog/dialog.tsx': "import { Button } from '../button';",
  'packages/ui/src/dialog/dialog.stories.tsx':
    "title: '피드백/대화 상자 Dialog',\n  id: 'feedback-dialog'",
  'packages/ui/src/dialog/confirm-dialog.stories.tsx':
    "title: '피드백/확인 창 ConfirmDialog', id: 'feedback-confirmdialog'",
  'packages/ui/src/student-shell/student-shell.stories.tsx':
    "title: '화면 틀/학생 틀 StudentShell', id: 'shell-studentshell'",
  'packages/ui/storybook/patterns/form.stories.tsx': "title: '패턴/양식', id: 'patterns-form'",
};

const nowhere = { student: [], admin: [], frame: [], kit: [] };

test('a component is used on the pages that import it, named as their menu names them', () => {
  const { usedOn } = indexKit(sources);
  expect(usedOn['actions-button']).toEqual({
    ...nowhere,
    student: ['도시락 신청'],
    kit: ['feedback-dialog', 'feedback-confirmdialog'],
  });
  expect(usedOn['feedback-dialog']).toEqual({ ...nowhere, student: ['도시락 신청'] });
  expect(usedOn['feedback-confirmdialog']).toEqual({ ...nowhere, admin: ['식단 공지'] });
});

test('what is loaded before any page belongs to the frame', () => {
  expect(indexKit(sources).usedOn['shell-studentshell']).toEqual({
    ...nowhere,
    frame: ['student'],
  });
});

test('every page of stories has its title, also the patterns', () => {
  expect(indexKit(sources).titles).toMatchObject({
    'actions-button': '동작/버튼 Button',
    'patterns-form': '패턴/양식',
  });
});

test('a page that no menu names goes by its address', () => {
  const bare = { ...sources, 'apps/student/src/app/shell/tabs.tsx': '' };
  expect(indexKit(bare).usedOn['actions-button']?.student).toEqual(['/student-calendar']);
});
