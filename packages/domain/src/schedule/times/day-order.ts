import type { ReasonTime } from '../../reasons/reason-times';
import type { ReasonDraft } from '../../reasons/schemas';
import type { ClockTime } from '../../time';
import type { ReportedAbsence } from './reported-absence-schema';

/** What is approved for a day already, as far as the order of its times goes. */
type Approved = Pick<ReportedAbsence, 'kind' | 'from' | 'to' | 'approved'>;

/** A time of a reason that cannot be beside what is approved: which, and beside which. */
export interface ContraryTime {
  field: ReasonTime;
  beside: 'arrival' | 'leaving';
  time: ClockTime;
}

const latest = (times: readonly ClockTime[]) => times.toSorted().at(-1);
const earliest = (times: readonly ClockTime[]) => times.toSorted()[0];

/**
 * Which time of a reason contradicts what is approved for its day, null when none does: a student
 * cannot leave before arriving, arrive after leaving for good, or come back after it. An early
 * leave within an approved outing takes its place and is none. The same rule holds for forms, the
 * server, guardians, the desk and approvals. See docs/product/reasons.md#order-of-the-day.
 */
export function contraryTime(
  { type, arriveAt, leaveAt, backAt }: Pick<ReasonDraft, 'type' | ReasonTime>,
  absences: readonly Approved[],
): ContraryTime | null {
  const approved = absences.filter((absence) => absence.approved);
  const arrival = latest(approved.filter(({ kind }) => kind === 'LATE').map(({ to }) => to));
  const leaving = earliest(
    approved.filter(({ kind }) => kind === 'EARLY_LEAVE').map(({ from }) => from),
  );
  const leaves = type === 'EARLY_LEAVE' || type === 'OUTING' ? leaveAt : null;
  if (arrival && leaves && leaves <= arrival)
    return { field: 'leaveAt', beside: 'arrival', time: arrival };
  if (leaving && type === 'LATE' && arriveAt && arriveAt >= leaving)
    return { field: 'arriveAt', beside: 'leaving', time: leaving };
  return leaving && type === 'OUTING' && backAt && backAt > leaving
    ? { field: 'backAt', beside: 'leaving', time: leaving }
    : null;
}

type Words = Record<ContraryTime['beside'], (time: ClockTime) => string>;

const STUDENTS: Words = {
  arrival: (time) =>
    `이 날은 ${time}에 등원하기로 승인되어 있어요. 그보다 늦은 시각을 입력해 주세요.`,
  leaving: (time) =>
    `이 날은 ${time}에 조퇴하기로 승인되어 있어요. 그보다 이른 시각을 입력해 주세요.`,
};
const MANAGERS: Words = {
  arrival: (time) =>
    `이 날은 ${time}에 등원하기로 승인되어 있습니다. 그보다 늦은 시각을 입력하세요.`,
  leaving: (time) =>
    `이 날은 ${time}에 조퇴하기로 승인되어 있습니다. 그보다 이른 시각을 입력하세요.`,
};
const AGAINST: Words = {
  arrival: (time) => `이 날은 ${time}에 등원하기로 승인되어 있어 승인하지 않았습니다.`,
  leaving: (time) => `이 날은 ${time}에 조퇴하기로 승인되어 있어 승인하지 않았습니다.`,
};

/** Why a reason that waits is not approved. */
export const contraryApprovalText = ({ beside, time }: ContraryTime): string =>
  AGAINST[beside](time);

const errorsOf = (found: ContraryTime | null, words: Words): Partial<Record<ReasonTime, string>> =>
  found ? { [found.field]: words[found.beside](found.time) } : {};

type Check = (...facts: Parameters<typeof contraryTime>) => Partial<Record<ReasonTime, string>>;

/** `contraryTime` as a form says it, to students and guardians. */
export const checkDayOrder: Check = (...facts) => errorsOf(contraryTime(...facts), STUDENTS);
/** The same at the desk. */
export const checkDayOrderAtDesk: Check = (...facts) => errorsOf(contraryTime(...facts), MANAGERS);
