import { formatDay, formatDuration, seoulDay } from '../../time';
import type { MockExam } from '../schemas';
import { registrationClosesAt, timeStatus } from './time-status';

/**
 * One line on the time for registering: `11월 1일 (일)부터 신청`, `마감까지 3일 4시간`, `신청 마감`. `곧 마감` when the
 * server still says OPEN after the last day.
 */
export function registrationTimeText(exam: MockExam, now: Date): string {
  const status = timeStatus(exam, seoulDay(now));
  if (status === 'UPCOMING') return `${formatDay(exam.registrationStartDate)}부터 신청`;
  if (status === 'CLOSED') return '신청 마감';
  const left = registrationClosesAt(exam).getTime() - now.getTime();
  return left > 0 ? `마감까지 ${formatDuration(left)}` : '곧 마감';
}
