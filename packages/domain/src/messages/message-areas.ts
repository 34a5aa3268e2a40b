import type { Area } from '../rights';
import type { MESSAGE_KINDS } from './schemas';

/** Whose work a message is about: only who has the area reads what it says. */
export const messageAreas: Record<(typeof MESSAGE_KINDS)[number], Area> = {
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
};
