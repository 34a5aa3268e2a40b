import { shiftDay, type CalendarDay } from '../time';

/** How many pictures (증빙 사진) a reason or a schedule has at most. */
export const ATTACHMENTS_LIMIT = 3;

/** How many a student may upload in an hour: enough to change one's mind several times. */
export const ATTACHMENT_UPLOADS_PER_HOUR = 30;

/** How long one that nothing has taken is kept, in hours: a form may lie half-written. */
export const UNUSED_ATTACHMENT_HOURS = 24;

/**
 * How long one is kept, in days: half a year after the day that its reason is about; of a schedule,
 * which may go on for years, after the day of the upload.
 */
const ATTACHMENT_KEEP_DAYS = 180;

/** The earliest day (KST) whose pictures are still kept today. */
export const attachmentsKeptFrom = (today: CalendarDay): CalendarDay =>
  shiftDay(today, -ATTACHMENT_KEEP_DAYS);
