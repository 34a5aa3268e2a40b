import { accountFields } from '../accounts/fields';
import { attendanceSettingsFields, visitFields } from '../attendance/fields';
import { mealChangeFields } from '../calendar/fields';
import { depositFields } from '../deposits/fields';
import type { Fields } from '../fields/field';
import { personFields } from '../identity/fields';
import { loginSettingsFields } from '../login/fields';
import { lunchSettingsFields, mealFields, mealRuleFields } from '../meals/fields';
import { allergenFields } from '../menus/fields';
import { messageFields, messageSettingsFields, noticeFields } from '../messages/fields';
import { examFields, examStateFields, registrationFields } from '../mocks/fields';
import { newsFields, newsStateFields } from '../news/fields';
import { objectionFields, pointFields, pointSettingsFields } from '../points/fields';
import { priceFields } from '../prices/fields';
import { reasonFields, reasonStateFields } from '../reasons/fields';
import { scheduleFields, scheduleSettingsFields, scheduleStateFields } from '../schedule/fields';
import { secondFactorFields } from '../second-factor/fields';
import { seatMapFields } from '../seats/fields';
import {
  academyFields,
  holidayFields,
  holidayRunFields,
  mockSettingsFields,
} from '../settings/fields';
import { erasureRunFields, erasureSettingsFields, leavingFields } from '../students/erasure/fields';
import { studentFields } from '../students/fields';
import { isAuditAction, type AuditAction } from './actions';
import { countedFields, exportFields, importRunFields } from './fields';
import { topicOfAction, type AuditTopic } from './topics';

/** Several entities as one: of two fields of one name the first. */
function together(...parts: readonly Fields[]): Fields {
  const all: Record<string, Fields[string]> = {};
  for (const part of parts) for (const [name, field] of Object.entries(part)) all[name] ??= field;
  return all;
}

const reason = together(reasonFields, reasonStateFields, scheduleStateFields);
const schedule = together(scheduleFields, scheduleStateFields, countedFields);
const exam = together(examFields, examStateFields, countedFields);
const registration = together(registrationFields, countedFields);
const mealSettings = together(lunchSettingsFields, mealChangeFields, countedFields, mealRuleFields);

const settings = together(
  mealSettings,
  academyFields,
  mockSettingsFields,
  scheduleSettingsFields,
  holidayFields,
  holidayRunFields,
  attendanceSettingsFields,
  loginSettingsFields,
  erasureSettingsFields,
  erasureRunFields,
  messageSettingsFields,
  messageFields,
  noticeFields,
  seatMapFields,
  pointSettingsFields,
  countedFields,
);

const OF_TOPIC: Record<AuditTopic, Fields> = {
  meals: together(mealFields, mealChangeFields, personFields, countedFields),
  deposits: together(depositFields, registrationFields, countedFields),
  students: together(
    studentFields,
    leavingFields,
    allergenFields,
    noticeFields,
    erasureRunFields,
    erasureSettingsFields,
    importRunFields,
    countedFields,
  ),
  news: together(newsFields, newsStateFields, countedFields),
  settings,
  accounts: together(accountFields, secondFactorFields, countedFields),
  logins: together(loginSettingsFields, countedFields),
  attendance: together(visitFields, countedFields),
  schedules: schedule,
  mocks: registration,
  points: together(pointFields, objectionFields, countedFields),
  files: together(
    countedFields,
    exportFields,
    personFields,
    depositFields,
    newsFields,
    newsStateFields,
    pointFields,
    mealFields,
    examFields,
    reasonFields,
    scheduleFields,
  ),
};

/** Actions whose topic is about several entities. */
const OF_ACTION: Partial<Record<AuditAction, Fields>> = {
  'submit-reason': reason,
  'send-guardian-reason': reason,
  'edit-reason': reason,
  'withdraw-reason': reason,
  'approve-reason': reason,
  'reject-reason': reason,
  'submit-reason-for': reason,
  'undo-schedules': together(schedule, reason),
  'create-exam': exam,
  'edit-exam': exam,
  'delete-exam': exam,
  'close-exam': exam,
  'extend-exam': exam,
  'cancel-exam': exam,
  'undo-mocks': together(registration, exam),
  'save-seat-plan': exam,
  'save-schedule-settings': together(scheduleSettingsFields, countedFields),
  'add-meal-price': priceFields,
  'remove-meal-price': priceFields,
  'undo-meal-prices': together(priceFields, countedFields),
};

/** The facts of an action, described: what the log calls them and how it words their values. */
export function fieldsOfAction(action: string): Fields {
  const topic = topicOfAction(action);
  return (isAuditAction(action) && OF_ACTION[action]) || (topic ? OF_TOPIC[topic] : everyField);
}

/** For what is said of a fact whatever its action: a tail names its own. */
export const everyField: Fields = together(
  OF_TOPIC.students,
  OF_TOPIC.deposits,
  OF_TOPIC.meals,
  reason,
  ...Object.values(OF_TOPIC),
  exam,
  priceFields,
);
