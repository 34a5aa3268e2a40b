import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './child';

const APPS = {
  student: ['student/src/app/router/app-routes.tsx'],
  admin: ['admin/src/app/pages.tsx'],
};
/** Where each part of the settings is named. */
const SETTINGS = ['admin/src/features/settings/settings-tabs.ts', 'admin/src/app/pages.tsx'];

const sourceOf = (file: string) => readFileSync(join(repository, 'apps', file), 'utf8');
const allOf = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => [...sourceOf(file).matchAll(pattern)].map(([, found = '']) => found));

/** What a page shows besides its first view. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/admin-dashboard': ['?tab=days', '?tab=students', '?tab=deposits'],
  '/attendance': ['?view=sheet', '?view=month', '?view=reports'],
  '/points/issue': ['?tab=standings', '?tab=history'],
  '/seats': ['?mode=draw'],
  '/student-calendar': ['?month=2026-12', '?open=profile', '?open=quick-add'],
  '/regular-schedule': ['?view=week', '?view=month', '?open=new'],
  '/mocks': ['?tab=mine'],
  '/submit': ['?tab=applications', '?open=new'],
};

/**
 * Every page behind the login of an app, as its own table of routes has it, so that a new page is
 * swept like the others.
 */
export function pagesOf(app: keyof typeof APPS): string[] {
  const routes = [...new Set(allOf(APPS[app], /path(?:="|: ')(\/[\w/-]+)/g))].filter(
    (path) => !['/admin', '/not-found'].includes(path),
  );
  const settings =
    app === 'admin'
      ? allOf(SETTINGS, /^ +value: '([\w-]+)'/gm).map((tab) => `/settings?tab=${tab}`)
      : [];
  return [
    ...routes.flatMap((path) => [path, ...(VIEWS[path] ?? []).map((view) => `${path}${view}`)]),
    ...settings,
  ];
}
