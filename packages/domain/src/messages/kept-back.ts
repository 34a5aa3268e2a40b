import { isOn, type Feature } from '../features';
import { NOTICE_KINDS } from './notices/notice-kinds';
import { PUSH_KINDS } from './push/push-kinds';

type Kind = (typeof NOTICE_KINDS)[number] | (typeof PUSH_KINDS)[number];

/** What a message is about, where that can be switched off. */
const FEATURE_OF: Partial<Record<Kind, Feature>> = {
  step: 'points',
  exam: 'mocks',
  report: 'study-time',
  'schedule-answer': 'schedule',
  'seat-free': 'mocks',
  'point-confirmation': 'points',
  'results-out': 'mocks',
  'exam-reminder': 'mocks',
};

/**
 * The kinds of messages that wait while some features are off: nothing of them goes out. Each has
 * its hour (`giveUpAt`): what is no news any more when the feature is on again is not sent.
 */
export const keptBack = (off: readonly Feature[]): Kind[] => [
  ...NOTICE_KINDS.filter((kind) => !isOn('guardians', off) || !isOn(FEATURE_OF[kind], off)),
  ...PUSH_KINDS.filter((kind) => !isOn(FEATURE_OF[kind], off)),
];
