import type { Area } from '../rights';

/** Whose work a message is about: only who has the area reads what it says. */
export const messageAreas = {
  order: 'meals',
  test: 'settings',
  arrived: 'attendance',
  left: 'attendance',
  early: 'attendance',
  out: 'attendance',
  back: 'attendance',
  missing: 'attendance',
  unpaid: 'deposits',
  decided: 'attendance',
  step: 'points',
  exam: 'mocks',
  notice: 'news',
  report: 'attendance',
  menu: 'meals',
  cutoff: 'meals',
  'schedule-answer': 'attendance',
  'reason-answer': 'attendance',
  'seat-free': 'mocks',
  'point-confirmation': 'points',
  'results-out': 'mocks',
  'exam-reminder': 'mocks',
} as const satisfies Record<string, Area>;
