import { isOn, type Feature } from '../features';
import { can, type Grants, type Right } from '../rights';
import type { LiveTopic } from './schemas';

/**
 * Which managers hear that something of a topic changed: those who read it, or a list that it is
 * in. Null: all of them, since settings hold on every page.
 */
const READERS: Record<LiveTopic, readonly Right[] | null> = {
  meals: ['meals.read', 'deposits.read'],
  settings: null,
  students: ['student-names.read'],
  deposits: ['deposits.read', 'meals.read'],
  news: ['news.read'],
  accounts: ['accounts.manage', 'settings.read'],
  attendance: ['attendance.read'],
  approvals: ['attendance.read', 'meals.read'],
  points: ['points.read'],
  mocks: ['mocks.read'],
  messages: ['settings.read', 'meals.read'],
};

/** Whether a manager's pages hear of a topic: that something happened says something, too. */
export const hearsTopic = (viewer: Grants, topic: LiveTopic): boolean =>
  READERS[topic]?.some((right) => can(viewer, right)) ?? true;

/** Whose topics they are; all others are of what is always there. */
const FEATURE_OF: Partial<Record<LiveTopic, Feature>> = { points: 'points', mocks: 'mocks' };

/** Whether a topic is news while some features are off. */
export const isTopicOn = (topic: LiveTopic, off: readonly Feature[]): boolean =>
  isOn(FEATURE_OF[topic], off);
