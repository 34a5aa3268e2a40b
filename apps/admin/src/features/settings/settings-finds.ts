import { priceTexts } from '../../shared/prices/price-texts';
import { attendanceModel } from './attendance/attendance-model';
import { lunchModel } from './lunch/lunch-model';
import { noticeModel } from './notices/notice-model';
import { noticeTabTexts } from './notices/notice-tab-texts';
import { scheduleModel } from './schedule-model';
import {
  academyTabTexts,
  attendanceTabTexts,
  holidaysTexts,
  loginTabTexts,
  messagesTabTexts,
  mockTabTexts,
  scheduleTabTexts,
  settingsTexts,
} from './settings-texts';

/** The headings and labels of each tab as it shows them, for 빠른 찾기. */
export const settingsFinds: Readonly<Record<string, readonly string[]>> = {
  lunch: [
    settingsTexts.prices,
    priceTexts.days,
    settingsTexts.period,
    settingsTexts.cutoffs,
    settingsTexts.weekdays,
    settingsTexts.dates,
    settingsTexts.spares,
    settingsTexts.deposit,
    ...Object.values(lunchModel.labels),
  ],
  mocks: [mockTabTexts.title, mockTabTexts.newExam, mockTabTexts.onSite, mockTabTexts.notice],
  attendance: [
    attendanceTabTexts.periods,
    attendanceTabTexts.proposals,
    attendanceTabTexts.study,
    attendanceTabTexts.guardianLinks,
    attendanceTabTexts.guardians,
    ...Object.values(attendanceModel.labels),
  ],
  schedule: [
    scheduleTabTexts.submit,
    scheduleTabTexts.mealTimes,
    ...Object.values(scheduleModel.labels),
  ],
  holidays: [holidaysTexts.add, holidaysTexts.renew],
  login: [
    loginTabTexts.title,
    loginTabTexts.pin,
    loginTabTexts.devices,
    loginTabTexts.shared,
    loginTabTexts.networks,
  ],
  messages: [
    messagesTabTexts.order,
    messagesTabTexts.address,
    messagesTabTexts.confirmMinutes,
    messagesTabTexts.tryOut,
  ],
  notices: [
    noticeTabTexts.when,
    noticeTabTexts.prices,
    noticeTabTexts.budget,
    noticeTabTexts.tryOut,
    ...Object.values(noticeModel.labels),
  ],
  academy: Object.values(academyTabTexts.labels),
};
