import type { AccountStatus } from '@academy/domain/accounts';
import type { DayFilter, MarkStatus, VisitState } from '@academy/domain/attendance';
import type { DayState } from '@academy/domain/calendar';
import type { DepositState } from '@academy/domain/deposits';
import type { StudentStatus } from '@academy/domain/identity';
import type { MealBill } from '@academy/domain/meals';
import type { MessageProgress, OrderState } from '@academy/domain/messages';
import type {
  ExamAttendance,
  ExamState,
  MockPaymentStatus,
  OnSiteState,
  RegistrationBadge,
  TimeStatus,
} from '@academy/domain/mocks';
import type { NewsCategory, NewsState } from '@academy/domain/news';
import type { ManagedObjection, PointType, WarningStep } from '@academy/domain/points';
import type { ReasonStatus } from '@academy/domain/reasons';
import type { MonthState, ScheduleState, ScheduleStatus } from '@academy/domain/schedule';
import type { SeatNow, SeatState } from '@academy/domain/seats';
import type { StatementVerdict } from '@academy/domain/statements';
import type { Meaning } from '@academy/ui/meaning';

type Meanings<Status extends string> = Readonly<Record<Status, Meaning>>;

/**
 * What each status of the domain means to who reads it. `Meaning` has the tone; no page has a
 * mapping of its own.
 */
export const statusMeanings = {
  mark: {
    PRESENT: 'present',
    LATE: 'late',
    EARLY_LEAVE: 'leftEarly',
    OUTING: 'out',
    ABSENT: 'absent',
  } satisfies Meanings<MarkStatus>,
  visit: {
    'not-here': 'expected',
    here: 'present',
    out: 'out',
    left: 'left',
  } satisfies Meanings<VisitState>,
  day: {
    all: 'label',
    present: 'present',
    late: 'late',
    missing: 'missing',
    out: 'out',
    'left-early': 'leftEarly',
    absent: 'absent',
    approved: 'excused',
    unmarked: 'expected',
  } satisfies Meanings<DayFilter>,
  seat: {
    here: 'present',
    out: 'out',
    left: 'left',
    absent: 'absent',
    missing: 'missing',
    expected: 'expected',
  } satisfies Meanings<SeatState>,
  calendarDay: {
    open: 'open',
    cutoff: 'closed',
    closed: 'shut',
    'not-served': 'plain',
    'outside-period': 'plain',
  } satisfies Meanings<DayState>,
  deposit: {
    none: 'nothingDue',
    unpaid: 'unpaid',
    partial: 'unpaid',
    confirmed: 'paid',
    overpaid: 'overpaid',
    'refund-due': 'refundDue',
    refunded: 'refunded',
  } satisfies Meanings<DepositState | MealBill['depositStatus']>,
  mockPayment: {
    free: 'nothingDue',
    unpaid: 'unpaid',
    confirmed: 'paid',
    'refund-due': 'refundDue',
    refunded: 'refunded',
  } satisfies Meanings<MockPaymentStatus>,
  registration: {
    closed: 'closed',
    canceled: 'cancelled',
    inactive: 'cancelled',
    waiting: 'waiting',
    unpaid: 'unpaid',
    paid: 'paid',
    'refund-due': 'refundDue',
    refunded: 'refunded',
    free: 'nothingDue',
  } satisfies Meanings<RegistrationBadge>,
  onSite: { confirmed: 'plain', waiting: 'waiting', none: 'label' } satisfies Meanings<OnSiteState>,
  examAttendance: { present: 'present', absent: 'absent' } satisfies Meanings<ExamAttendance>,
  exam: {
    OPEN: 'open',
    UPCOMING: 'upcoming',
    CLOSED: 'closed',
    DONE: 'over',
    CANCELLED: 'cancelled',
    DRAFT: 'draft',
  } satisfies Meanings<ExamState>,
  examTime: {
    OPEN: 'open',
    UPCOMING: 'upcoming',
    CLOSED: 'over',
  } satisfies Meanings<TimeStatus>,
  reason: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    REJECTED: 'refused',
    WITHDRAWN: 'cancelled',
  } satisfies Meanings<ReasonStatus>,
  schedule: {
    PENDING: 'waiting',
    APPROVED: 'approved',
    REJECTED: 'refused',
    CANCELLED: 'cancelled',
  } satisfies Meanings<ScheduleStatus>,
  /** All schedules of a student at once, in the managers' list: approved is the normal case. */
  schedules: {
    pending: 'waiting',
    expiring: 'attention',
    approved: 'plain',
    none: 'label',
  } satisfies Meanings<ScheduleState>,
  scheduleMonth: {
    none: 'label',
    late: 'closed',
    pending: 'waiting',
    approved: 'approved',
    'partly-rejected': 'refused',
    rejected: 'refused',
  } satisfies Meanings<MonthState>,
  confirmation: { asked: 'attention', confirmed: 'plain' } satisfies Meanings<
    'asked' | 'confirmed'
  >,
  objection: {
    OPEN: 'waiting',
    ACCEPTED: 'approved',
    DECLINED: 'over',
  } satisfies Meanings<ManagedObjection['status']>,
  point: { REWARD: 'reward', PENALTY: 'penalty' } satisfies Meanings<PointType>,
  /** The academy gives its steps their colour. */
  step: {
    info: 'note',
    warning: 'attention',
    danger: 'trouble',
  } satisfies Meanings<WarningStep['tone']>,
  student: {
    ENROLLED: 'active',
    ON_LEAVE: 'away',
    LEFT: 'inactive',
  } satisfies Meanings<StudentStatus>,
  account: {
    PENDING: 'waiting',
    ACTIVE: 'active',
    DISABLED: 'inactive',
  } satisfies Meanings<AccountStatus>,
  news: {
    draft: 'draft',
    scheduled: 'upcoming',
    live: 'plain',
    ended: 'over',
    hidden: 'over',
    deleted: 'over',
  } satisfies Meanings<NewsState>,
  newsCategory: {
    MENU: 'plain',
    INFO: 'plain',
    URGENT: 'urgent',
  } satisfies Meanings<NewsCategory>,
  message: {
    'to-copy': 'attention',
    waiting: 'upcoming',
    sent: 'sent',
    failed: 'failed',
    dropped: 'cancelled',
  } satisfies Meanings<MessageProgress>,
  statement: {
    match: 'done',
    candidates: 'attention',
    'amount-differs': 'attention',
    already: 'label',
    unknown: 'trouble',
    ignored: 'label',
  } satisfies Meanings<StatementVerdict>,
  order: {
    waiting: 'upcoming',
    failed: 'failed',
    'no-address': 'failed',
    sent: 'sent',
    unconfirmed: 'attention',
    confirmed: 'done',
  } satisfies Meanings<OrderState>,
} as const;

type Mark = { status: MarkStatus | null; excused: boolean };

/** What a mark of attendance means: an excused one is no exception any more. */
export function markMeaning({ status, excused }: Mark): Meaning {
  if (status === null) return 'expected';
  return excused && status !== 'PRESENT' ? 'excused' : statusMeanings.mark[status];
}

/** Who is out, or was not seen, is that before all. */
const ADDED_TO: ReadonlySet<Meaning> = new Set(['present', 'left', 'absent']);

/** Where a student is, with what the marks of the day add: one who came late is late. */
function withMark(where: Meaning, mark: Mark): Meaning {
  const { status } = mark;
  const adds =
    where === 'absent' ? status === 'ABSENT' : status === 'LATE' || status === 'EARLY_LEAVE';
  return adds && ADDED_TO.has(where) ? markMeaning(mark) : where;
}

export const visitMeaning = (state: VisitState, mark: Mark): Meaning =>
  state === 'not-here' ? markMeaning(mark) : withMark(statusMeanings.visit[state], mark);

export const seatMeaning = ({ state, mark }: Pick<SeatNow, 'state' | 'mark'>): Meaning =>
  withMark(statusMeanings.seat[state], mark);
