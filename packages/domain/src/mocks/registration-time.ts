import { formatDay, formatDuration, type CalendarDay } from '../time';
import type { MockExam } from './schemas';
import { registrationClosesAt, timeStatus } from './time-status';

/**
 * One line on the registration time of an exam: `11월 1일 (일)부터 신청`, `마감까지 3일 4시간`, `신청 마감`. An exam that its server
 * calls OPEN after its last day has no time left to tell.
 */
export function registrationTimeText(exam: MockExam, { today, now }: { today: CalendarDay; now: Date }): string {
  const status = timeStatus(exam, today);
  if (status === 'UPCOMING') return `${formatDay(exam.registrationStartDate)}부터 신청`;
  const left = registrationClosesAt(exam).getTime() - now.getTime();
  if (status === 'CLOSED') return '신청 마감';
  return left > 0 ? `마감까지 ${formatDuration(left)}` : '곧 마감';
}
