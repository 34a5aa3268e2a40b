import { attendanceScenes } from './attendance-scenes.mjs';
import { calendarScenes } from './calendar-scenes.mjs';
import { mealsScenes } from './meals-scenes.mjs';
import { mockScenes } from './mock-scenes.mjs';
import { officeScenes } from './office-scenes.mjs';
import { pointsScenes } from './points-scenes.mjs';
import { schedulesScenes } from './schedules-scenes.mjs';
import { settingsScenes } from './settings-scenes.mjs';
import { studentRequestScenes } from './student-request-scenes.mjs';
import { studentScenes } from './student-scenes.mjs';
import { studentStateScenes } from './student-state-scenes.mjs';
import { studentsScenes } from './students-scenes.mjs';

/**
 * A picture to take: where, as whom, and what to do there first.
 * @typedef {{ name: string, app: 'student' | 'admin', as?: 'student' | 'manager' | 'admin', path:
 * string, prepare?: (page: import('@playwright/test').Page) => Promise<unknown> }} Scene
 */

/** @type {Scene[]} */
export const scenes = [
  ...studentScenes,
  ...studentRequestScenes,
  ...studentStateScenes,
  ...officeScenes,
  ...mockScenes,
  ...mealsScenes,
  ...pointsScenes,
  ...attendanceScenes,
  ...calendarScenes,
  ...schedulesScenes,
  ...studentsScenes,
  ...settingsScenes,
];
