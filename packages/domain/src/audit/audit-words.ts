import { AREAS } from '../rights/areas';
import { AUDIT_TOPICS } from './topics';
import { accountStatusName } from '../accounts/account-texts';
import { areaName, managerRoleName } from '../rights/right-texts';
import { auditTopicName } from './audit-texts';
import { closingCauseName, editCauseName, effectChoiceName } from '../calendar/calendar-texts';
import { onSiteName } from '../mocks/exam-texts';
import { mealName } from '../meals/meal-texts';
import { NOTICE_KINDS, noticeKinds } from '../messages/notices/notice-kinds';
import { newsCategoryName, newsStateName } from '../news/news-texts';
import {
  objectionStatusName,
  pointMeasureName,
  pointPeriodName,
} from '../points/issue/point-issue-texts';
import { pointFilterName } from '../points/point-texts';
import { depositStateName } from '../deposits/deposit-texts';
import { reasonCategoryName, reasonStatusName, reasonTypeName } from '../reasons/reason-texts';
import { scheduleKindName, scheduleStatusName, scheduleTypeName } from '../schedule/schedule-texts';
import { secondFactorPolicyName } from '../second-factor/second-factor-texts';
import { studentStatusName } from '../students/students-texts';

type Words = ReadonlyMap<string, string>;

const words = <Code extends string>(
  name: (code: Code) => string,
  ...codes: readonly Code[]
): [string, string][] => codes.map((code) => [code, name(code)]);

const status: Words = new Map([
  ...words(studentStatusName, 'ENROLLED', 'ON_LEAVE', 'LEFT'),
  ['ALL', '전체'],
  ['DELETED', '삭제됨'],
  ...words(accountStatusName, 'PENDING', 'ACTIVE', 'DISABLED'),
  ...words(scheduleStatusName, 'APPROVED', 'REJECTED', 'CANCELLED'),
  ...words(reasonStatusName, 'WITHDRAWN'),
]);
const meal: Words = new Map(words(mealName, 'lunch', 'dinner'));

/**
 * The coded facts of the log, each with its words. A fact that is not here is free text and is
 * shown as it is.
 */
export const auditWords: ReadonlyMap<string, Words> = new Map([
  ['status', status],
  ['meal', meal],
  ['meals', meal],
  ['role', new Map(words(managerRoleName, 'ADMIN', 'MANAGER', 'READONLY_MANAGER'))],
  ['secondFactor', new Map(words(secondFactorPolicyName, 'OFF', 'OPTIONAL', 'ADMINS'))],
  ['areas', new Map(words(areaName, ...AREAS))],
  ['declined', new Map(words((kind) => noticeKinds[kind].name, ...NOTICE_KINDS))],
  ['choice', new Map(words(effectChoiceName, 'keep', 'cancel', 'carry-over'))],
  [
    'cause',
    new Map([
      ...words(editCauseName, 'ABSENT', 'CLOSED', 'REQUEST', 'OTHER'),
      ...words(closingCauseName, 'ACADEMY', 'CATERER', 'MOCK_EXAM', 'HOLIDAY'),
    ]),
  ],
  [
    'future',
    new Map([
      ['keep', '신청 유지'],
      ['cancel', '신청 취소'],
    ]),
  ],
  [
    'state',
    new Map([
      ...words(
        depositStateName,
        'none',
        'unpaid',
        'partial',
        'confirmed',
        'overpaid',
        'refund-due',
        'refunded',
      ),
      ...words(newsStateName, 'draft', 'scheduled', 'live', 'ended', 'hidden', 'deleted'),
    ]),
  ],
  ['onSiteState', new Map(words(onSiteName, 'confirmed', 'waiting', 'none'))],
  [
    'paymentStatus',
    new Map([
      ['free', '무료'],
      ...words(depositStateName, 'unpaid', 'confirmed', 'refund-due', 'refunded'),
    ]),
  ],
  [
    'type',
    new Map([
      ...words(reasonTypeName, 'ABSENT', 'LATE', 'EARLY_LEAVE', 'OUTING'),
      ...words(scheduleTypeName, 'ACADEMY', 'HOSPITAL', 'SCHOOL', 'OTHER'),
    ]),
  ],
  ['kind', new Map(words(scheduleKindName, 'LATE_ARRIVAL', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY'))],
  [
    'category',
    new Map([
      ...words(reasonCategoryName, 'ILLNESS', 'HOSPITAL', 'SCHOOL', 'FAMILY', 'TRANSPORT', 'OTHER'),
      ...words(newsCategoryName, 'MENU', 'INFO', 'URGENT'),
    ]),
  ],
  [
    'registeredBy',
    new Map([
      ['student', '학생'],
      ['manager', '관리자'],
    ]),
  ],
  [
    'source',
    new Map([
      ['public', '공휴일'],
      ['academy', '학원 휴무'],
    ]),
  ],
  [
    'format',
    new Map([
      ['xlsx', '엑셀'],
      ['csv', 'CSV'],
    ]),
  ],
  ['topic', new Map(words(auditTopicName, ...AUDIT_TOPICS))],
  ['pointType', new Map(words(pointFilterName, 'REWARD', 'PENALTY'))],
  ['objection', new Map(words(objectionStatusName, 'OPEN', 'ACCEPTED', 'DECLINED'))],
  ['measure', new Map(words(pointMeasureName, 'penalty', 'net'))],
  ['period', new Map(words(pointPeriodName, 'all', 'month', 'quarter', 'since'))],
  [
    'actorKind',
    new Map([
      ['student', '학생'],
      ['manager', '관리자'],
      ['system', '시스템'],
    ]),
  ],
]);
