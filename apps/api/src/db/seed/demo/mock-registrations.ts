import type { MockExamId } from '@academy/domain/ids';
import type { MockPaymentStatus } from '@academy/domain/mocks';
import { offeredSubjects, subjectOptions } from '@academy/domain/mocks';
import { instantAt, seoulDay, shiftDay } from '@academy/domain/time';
import type { mockRegistrations } from '../../schema';
import { chance, wholeBetween } from './chance';
import { demoSubjectOptions, type DemoExam } from './mock-exams';
import type { Eater } from './reservations';

type NewRegistration = typeof mockRegistrations.$inferInsert;

/** An exam that stands in the database. */
export type PlacedExam = DemoExam & { id: MockExamId };

interface Applicant {
  eater: Eater;
  registeredAt: Date;
}

/** Within the days for registering, in the evening, and not after `now`. The demo's own student comes last where there is a line. */
function registeredAt({ exam, own }: DemoExam, { index }: Eater, now: Date): Date {
  const yesterday = shiftDay(seoulDay(now), -1);
  if (index === 0 && own?.onSiteState === 'waiting') return instantAt(yesterday, 23);
  const last = exam.registrationEndDate < yesterday ? exam.registrationEndDate : yesterday;
  const span = Math.max(0, Math.round((Date.parse(last) - Date.parse(exam.registrationStartDate)) / 86_400_000));
  const day = shiftDay(exam.registrationStartDate, wholeBetween(0, span, 'exam day', exam.title, index));
  return instantAt(day, wholeBetween(16, 22, 'exam hour', exam.title, index), wholeBetween(0, 59, 'exam minute', exam.title, index));
}

function subjectsOf({ exam }: DemoExam, index: number): string[] {
  if (!exam.askSubjectOption) return [];
  const offered = offeredSubjects({ subjectOptions: exam.subjectOptions ?? null }, subjectOptions(demoSubjectOptions));
  return offered.slice(index % offered.length).slice(0, 1);
}

const paymentOf = ({ exam }: DemoExam, index: number): MockPaymentStatus =>
  (exam.fee === 0 ? 'free' : chance('exam paid', exam.title, index) < 0.7 ? 'confirmed' : 'unpaid');

/** The registrations of one exam, in the order in which they came in: seats while there are any, then the line. */
function registrationsOf(placed: PlacedExam, eaters: readonly Eater[], now: Date): NewRegistration[] {
  const { id, exam, own, share, onSiteShare } = placed;
  const registers = ({ index, enrolled }: Eater) => enrolled && (index === 0 ? own !== null : chance('registers', exam.title, index) * 100 < share);
  const applicants = eaters.filter(registers).map((eater): Applicant => ({ eater, registeredAt: registeredAt(placed, eater, now) }))
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  const keepsOwnSeat = own?.onSiteState === 'confirmed' ? 1 : 0;
  let left = (exam.onSiteCapacity ?? Number.POSITIVE_INFINITY) - keepsOwnSeat;
  let line = 0;

  return applicants.map(({ eater: { id: studentId, index }, registeredAt: at }) => {
    const isOwn = index === 0 && own !== null;
    const wantsSeat = exam.allowOnSiteExam !== false && chance('seat', exam.title, index) * 100 < onSiteShare;
    const onSiteState = isOwn ? own.onSiteState : !wantsSeat ? 'none' as const : left > 0 ? 'confirmed' as const : 'waiting' as const;
    if (onSiteState === 'confirmed' && !isOwn) left -= 1;
    if (onSiteState === 'waiting') line += 1;
    const canceledAt = isOwn && own.canceled ? new Date(Math.min(at.getTime() + 3_600_000 * 20, now.getTime())) : null;
    return {
      studentId, mockExamId: id, selectedSubjects: subjectsOf(placed, index), onSiteExam: onSiteState !== 'none', onSiteState,
      waitingOrder: onSiteState === 'waiting' ? line : null, fee: exam.fee, paymentStatus: isOwn ? own.paymentStatus : paymentOf(placed, index),
      registeredAt: at, updatedAt: canceledAt ?? at, canceledAt,
    };
  });
}

/** Everybody's registrations for exams whose registration has begun, oldest first, so that ids rise with time. */
export const demoRegistrations = (exams: readonly PlacedExam[], eaters: readonly Eater[], now: Date): NewRegistration[] =>
  exams.filter(({ exam }) => exam.registrationStartDate < seoulDay(now))
    .flatMap((exam) => registrationsOf(exam, eaters, now))
    .toSorted((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
