import { accountFields } from '@academy/domain/accounts';
import { attendanceSettingsFields, visitFields } from '@academy/domain/attendance';
import { mealChangeFields } from '@academy/domain/calendar';
import { depositFields } from '@academy/domain/deposits';
import { featureFields } from '@academy/domain/features';
import { personFields } from '@academy/domain/identity';
import { loginSettingsFields } from '@academy/domain/login';
import { lunchSettingsFields, mealFields, mealRuleFields } from '@academy/domain/meals';
import { allergenFields } from '@academy/domain/menus';
import { messageFields, messageSettingsFields, noticeFields } from '@academy/domain/messages';
import {
  examFields,
  examStateFields,
  registrationFields,
  resultFields,
} from '@academy/domain/mocks';
import { newsFields, newsStateFields } from '@academy/domain/news';
import { objectionFields, pointFields, pointSettingsFields } from '@academy/domain/points';
import { priceFields } from '@academy/domain/prices';
import { reasonFields, reasonStateFields } from '@academy/domain/reasons';
import {
  scheduleFields,
  scheduleSettingsFields,
  scheduleStateFields,
} from '@academy/domain/schedule';
import { seatMapFields } from '@academy/domain/seats';
import { secondFactorFields } from '@academy/domain/second-factor';
import { academyFields, holidayFields, mockSettingsFields } from '@academy/domain/settings';
import {
  erasureSettingsFields,
  guardianFields,
  leavingFields,
  studentFields,
} from '@academy/domain/students';

type Labels = Readonly<Record<string, { label: string }>>;

const meals = [lunchSettingsFields, mealFields, mealRuleFields, allergenFields];

const { results, rawScore, standardScore, percentile, band } = resultFields;
/** What of an exam is in a monthly report. */
const reportResult = { results, rawScore, standardScore, percentile, band };

/** The fields that a feature's answers have, as the domain describes them; the first wins. */
export const entityWords: Readonly<Record<string, readonly Labels[]>> = {
  features: [featureFields],
  accounts: [accountFields],
  attendance: [attendanceSettingsFields, visitFields, personFields],
  calendar: [mealChangeFields, ...meals],
  deposits: [depositFields],
  guardians: [guardianFields, reasonFields, noticeFields, reportResult],
  login: [loginSettingsFields, studentFields],
  meals,
  messages: [messageSettingsFields, messageFields, noticeFields],
  mocks: [examFields, examStateFields, registrationFields],
  mockResults: [resultFields, examFields, examStateFields],
  news: [newsFields, newsStateFields],
  points: [pointFields, objectionFields, pointSettingsFields],
  prices: [priceFields],
  reasons: [reasonFields, reasonStateFields],
  schedule: [scheduleFields, scheduleStateFields, scheduleSettingsFields],
  seats: [seatMapFields],
  secondFactor: [secondFactorFields],
  settings: [academyFields, mockSettingsFields, holidayFields, scheduleSettingsFields],
  statements: [depositFields],
  studyTime: [reportResult],
  students: [studentFields, guardianFields, leavingFields, erasureSettingsFields],
};
