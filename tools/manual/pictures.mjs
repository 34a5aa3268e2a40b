import { scenes } from '../screens/table.mjs';
import { books } from './books.mjs';
import { ownScenes } from './own-scenes.mjs';

/** @typedef {import('../screens/table.mjs').Scene} Scene */

/** The scenes whose picture is in a book, in the order in which they are taken. */
const shown = [
  'student-login',
  'student-login-name',
  'student-meals',
  'student-meals-invoice',
  'student-menu',
  'student-quick-week',
  'student-quick-day',
  'student-profile',
  'student-schedule-week',
  'student-schedule-month',
  'student-schedule-new',
  'student-schedule-drawer',
  'student-mocks',
  'student-mocks-drawer',
  'student-mocks-mine',
  'student-points',
  'student-points-objection',
  'student-study',
  'student-submit',
  'student-submit-new',
  'student-submit-receipt',
  'student-applications',
  'student-mocks-result',
  'admin-login',
  'admin-signup',
  'admin-palette',
  'admin-shortcuts',
  'admin-dashboard',
  'admin-dashboard-students',
  'admin-dashboard-deposits',
  'admin-dashboard-ledger',
  'admin-statement',
  'admin-list',
  'admin-list-add',
  'admin-list-cancel',
  'admin-list-print',
  'admin-calendar',
  'admin-calendar-day',
  'admin-calendar-effect',
  'admin-calendar-student',
  'admin-news',
  'admin-news-form',
  'admin-news-preview',
  'admin-students',
  'admin-students-drawer',
  'admin-students-import',
  'admin-students-leave',
  'admin-attendance-day',
  'admin-attendance-day-close',
  'admin-attendance-sheet',
  'admin-attendance-cell',
  'admin-attendance-month',
  'admin-attendance-reports',
  'admin-seats',
  'admin-schedules',
  'admin-schedules-decision',
  'admin-schedules-form',
  'admin-schedules-table',
  'admin-points',
  'admin-points-paste',
  'admin-points-history',
  'admin-points-standings',
  'admin-points-objections',
  'admin-mocks',
  'admin-mocks-registrations',
  'admin-mocks-papers',
  'admin-mocks-seats',
  'admin-mock-create',
  'admin-settings',
  'admin-settings-mocks',
  'admin-settings-attendance',
  'admin-settings-schedule',
  'admin-settings-holidays',
  'admin-academy',
  'admin-settings-points',
  'admin-settings-accounts',
  'admin-audit',
  'admin-kiosk',
];

const all = [...scenes, ...ownScenes];

/** @type {Scene[]} */
export const pictures = shown.map((name) => {
  const scene = all.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene ${name}.`);
  return scene;
});

/** Its file's name: a book's folder says whose it is. @param {Scene} scene */
export const pictureName = ({ name, app }) => name.slice(app.length + 1);

/** Where the book's text names it. @param {Scene} scene */
export const pictureLink = (scene) => `images/${books[scene.app]}/${pictureName(scene)}.webp`;
