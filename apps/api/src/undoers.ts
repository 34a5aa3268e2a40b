import type { OperationKind } from '@academy/domain/operations';
import { undoAccounts } from './features/accounts/undo-accounts';
import { undoReasons } from './features/approvals/undo-reasons';
import { undoSchedules } from './features/approvals/schedules/undo-schedules';
import { attendanceTab } from './features/attendance/settings/save-settings';
import { undoCloses } from './features/attendance/day/undo-closes';
import { undoMarks } from './features/attendance/marks/undo-marks';
import { undoMeals } from './features/calendar/undo-meals';
import { undoDeposits } from './features/deposits/undo-deposits';
import { undoMonths } from './features/deposits/undo-months';
import { loginTab } from './features/login/manage-logins';
import { messageTab, noticeTab } from './features/messages/messages-routes';
import { undoMocks } from './features/mocks/managed/registrations/undo-mocks';
import { undoResults } from './features/mocks/results/undo-results';
import { undoNews } from './features/news/undo-news';
import { restorePresets } from './features/points/issue/save-presets';
import { pointTab } from './features/points/settings-tab';
import { undoPoints } from './features/points/change/undo-points';
import { undoPrices } from './features/prices/undo-prices';
import { seatMapTab } from './features/seats/seats-routes';
import { featuresTab } from './features/settings/features-tab';
import { restoreHolidays } from './features/settings/holidays';
import { academyTab, mockTab, scheduleTab } from './features/settings/management-routes';
import { undoSettings } from './features/settings/undo-settings';
import { undoStatement } from './features/statements/undo-statement';
import { undoRemark } from './features/study-time/save-remark';
import { erasureTab } from './features/students/erasure/erasures';
import { undoStudents } from './features/students/writing/undo-students';
import type { Undoer } from './shared/operations/operations-db';
import { restoreTab } from './shared/settings/save-tab';

/** How each kind of operation is taken back. */
export const undoers: Readonly<Record<OperationKind, Undoer>> = {
  'meals.rules': undoMeals,
  'meals.settings': undoMeals,
  'meals.edit': undoMeals,
  'meals.prices': undoPrices,
  'deposits.change': undoDeposits,
  'deposits.statement': undoStatement,
  'months.close': undoMonths,
  'students.edit': undoStudents,
  'students.create': undoStudents,
  'students.status': undoStudents,
  'students.delete': undoStudents,
  'students.import': undoStudents,
  'students.erasure': undoSettings([restoreTab(erasureTab)]),
  'attendance.fill': undoMarks,
  'attendance.close': undoCloses,
  'reports.remark': undoRemark,
  'schedules.change': undoSchedules,
  'reasons.change': undoReasons,
  'points.issue': undoPoints,
  'points.change': undoPoints,
  'mocks.change': undoMocks,
  'mocks.exam': undoMocks,
  'mocks.seats': undoMocks,
  'mocks.results': undoResults,
  'news.change': undoNews,
  'settings.change': undoSettings([
    restoreTab(academyTab),
    restoreTab(featuresTab),
    restoreTab(mockTab),
    restoreTab(scheduleTab),
    restoreTab(attendanceTab),
    restoreTab(loginTab),
    restoreTab(messageTab),
    restoreTab(noticeTab),
    restoreTab(seatMapTab),
    restoreHolidays,
  ]),
  'points.settings': undoSettings([restoreTab(pointTab), restorePresets]),
  'accounts.change': undoAccounts,
};
