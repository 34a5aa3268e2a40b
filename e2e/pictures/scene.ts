import type { Locator, Page } from '@playwright/test';

/**
 * When all pictures are taken: a Wednesday afternoon with the students at their desks, in a month
 * of meals, exams and points. Pictures change only when the product does.
 */
export const AT = '2026-11-18T16:30:00+09:00';

/**
 * What is done on the page before its picture is taken; a locator that it answers is waited for.
 */
export type Prepare = (page: Page) => Promise<unknown> | Locator;

/** A picture to take: where, as whom (a guest has not signed in), and what to do there first. */
export interface Scene {
  name: string;
  app: 'student' | 'admin';
  as: 'student' | 'manager' | 'admin' | 'guest';
  path: string;
  prepare?: Prepare | undefined;
}

/** Scenes of one person by their names, each of which begins with its app. */
export const by = (
  as: Scene['as'],
  scenes: Record<string, readonly [path: string, prepare?: Prepare]>,
): Scene[] =>
  Object.entries(scenes).map(([name, [path, prepare]]) => ({
    name,
    app: name.startsWith('student-') ? 'student' : 'admin',
    as,
    path,
    prepare,
  }));
