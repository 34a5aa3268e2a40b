import type { Right } from '@academy/domain/rights';
import { messages } from '../../shared/texts/messages';
import { pages } from '../pages';
import { paletteTexts as texts } from './palette-texts';

/** Something to go to. */
export interface Place {
  label: string;
  path: string;
  needs?: Right;
}

/** Every page of the menu, and the tabs that have a name of their own. */
export const places: readonly Place[] = [
  ...pages.map(({ label, name = label, path, needs }) => ({
    label: name,
    path,
    ...(needs && { needs }),
  })),
  { label: texts.deposits, path: '/admin-dashboard?tab=deposits', needs: 'deposits.read' },
  { label: messages.menu.accounts, path: '/settings?tab=accounts', needs: 'accounts.manage' },
  { label: messages.menu.security, path: '/settings?tab=security', needs: 'audit.read' },
];

/** Work that begins on a page of its own. */
export const tasks: readonly Place[] = [
  { label: texts.todo.printToday, path: '/list?do=print', needs: 'meals.read' },
  { label: texts.todo.create, path: '/student?do=create', needs: 'students.write' },
  { label: texts.todo.import, path: '/student?do=import', needs: 'students.write' },
  { label: texts.todo.news, path: '/news?news=new', needs: 'news.write' },
];
