export { studyTimeEndpoints } from './endpoints';
export { netTime } from './net-time';
export type { NetTime } from './net-time';
export { reportEndpoints } from './report/endpoints';
export { REMARK_LIMIT } from './report/limits';
export {
  attendanceText,
  remarkLine,
  reportLines,
  reportNotes,
  reportPaper,
} from './report/report-paper';
export { remarkSchema } from './report/schemas';
export type { MonthlyReport, Remark } from './report/schemas';
export type { OwnStudy, StudiedDay } from './schemas';
export { studyTimeText } from './study-texts';
export {
  aheadOfLastWeek,
  lastWeek,
  studyRank,
  studySince,
  studyWeeks,
  sumStudy,
} from './study-weeks';
export type { StudyWeek } from './study-weeks';
