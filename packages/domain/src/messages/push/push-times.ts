import { nextCutoffs, type Cutoff, type LunchSettings } from '../../meals';
import {
  formatClock,
  instantAt,
  seoulDay,
  shiftDay,
  type CalendarDay,
  clockTime,
} from '../../time';
import type { NoticeSettings } from '../notices/notice-schemas';
import { afterQuiet } from '../notices/notice-times';
import { isPushKind, type PushKind } from './push-kinds';
import type { PushSettings } from './push-schemas';

type Quiet = Pick<NoticeSettings, 'quiet' | 'quietFrom' | 'quietTo'>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** How long before a cutoff its notification is sent, while there is still time to act. */
const CUTOFF_MS = HOUR_MS;
const TOO_LATE_MS = 10 * MINUTE_MS;
/** An answer is news for so long. */
const ANSWER_MS = 12 * HOUR_MS;

/** Students sleep also where the academy has set no quiet hours. */
const NIGHT: Quiet = { quiet: true, quietFrom: clockTime('23:00'), quietTo: clockTime('07:00') };
const quietOf = (academy: Quiet) => (academy.quiet ? academy : NIGHT);

/** Which switch of the student decides about a kind. */
export function pushSwitch(kind: PushKind): 'menu' | 'cutoff' | 'answers' | 'exams' {
  if (kind === 'exam-reminder') return 'exams';
  return kind === 'menu' || kind === 'cutoff' ? kind : 'answers';
}

/**
 * Whose menu is due now: students who chose this hour get tomorrow's. After a pause it is still
 * sent until the hour is over.
 */
export const menuDue = (now: Date): Pick<PushSettings, 'menuHour'> & { date: CalendarDay } => ({
  menuHour: Number(formatClock(now).slice(0, 2)),
  date: shiftDay(seoulDay(now), 1),
});

/** When tomorrow's menu is outdated: the day has begun. */
export const menuUntil = (date: CalendarDay): Date => instantAt(date, 0);

/**
 * The cutoff that is to be announced now: in an hour at most, in ten minutes at least, not by
 * night.
 */
export function cutoffDue(settings: LunchSettings, academy: Quiet, now: Date): Cutoff | null {
  const [next] = nextCutoffs(settings, now, 1);
  if (!next || afterQuiet(now, quietOf(academy)) > now) return null;
  const left = next.closesAt.getTime() - now.getTime();
  return left <= CUTOFF_MS && left >= TOO_LATE_MS ? next : null;
}

/** When an answer goes out, not by night, and from when on it is no news. */
export function answerTimes(now: Date, academy: Quiet): { nextAt: Date; giveUpAt: Date } {
  const nextAt = afterQuiet(now, quietOf(academy));
  return { nextAt, giveUpAt: new Date(nextAt.getTime() + ANSWER_MS) };
}

/**
 * When a message that did not go out may be tried again: what goes to a person not in quiet hours.
 * A menu and a cutoff keep the hour that the student has asked for.
 */
export function nextTry(
  { kind, studentId }: { kind: string; studentId: string | null },
  at: Date,
  academy: Quiet,
): Date {
  if (studentId === null) return at;
  if (!isPushKind(kind)) return afterQuiet(at, academy);
  return kind === 'menu' || kind === 'cutoff' ? at : afterQuiet(at, quietOf(academy));
}

/** The page that a notification opens. */
export function pushPage(kind: string, writtenAt: Date): string {
  switch (kind) {
    case 'menu':
      return `/student-calendar?open=menu-${shiftDay(seoulDay(writtenAt), 1)}`;
    case 'schedule-answer':
      return '/regular-schedule';
    case 'reason-answer':
      return '/submit';
    case 'seat-free':
    case 'exam-reminder':
      return '/mocks';
    case 'point-confirmation':
      return '/points-mine';
    case 'results-out':
      return '/mocks?tab=results';
    default:
      return '/student-calendar';
  }
}
