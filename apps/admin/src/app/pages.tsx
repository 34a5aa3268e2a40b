import { lazy, type ComponentType } from 'react';
import { messages } from '../shared/messages';

interface Page {
  path: string;
  label: string;
  Component: ComponentType;
}

interface PageGroup {
  label: string;
  pages: readonly Page[];
}

const SameDayPage = lazy(async () => ({ default: (await import('../features/meals/same-day-page')).SameDayPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../features/settings/settings-page')).SettingsPage }));

/** The manager area, group by group as the menu shows it (spec §2). A page that is in this table has a route and a link; others do not exist. */
export const pageGroups: readonly PageGroup[] = [
  { label: messages.menu.lunch, pages: [{ path: '/list', label: messages.menu.sameDay, Component: SameDayPage }] },
  { label: messages.menu.settingsGroup, pages: [{ path: '/settings', label: messages.menu.settings, Component: SettingsPage }] },
];

export const pages = pageGroups.flatMap((group) => group.pages);

/** Where a manager lands after login. */
export const HOME = '/list';
