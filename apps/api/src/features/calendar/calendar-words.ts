import { mealChangeFields } from '@academy/domain/calendar';
import { lunchSettingsFields, mealFields, mealRuleFields } from '@academy/domain/meals';
import { allergenFields } from '@academy/domain/menus';
import type { Words } from '../../http/docs/api-table';

export const calendarWords: Words = {
  fields: [mealChangeFields, lunchSettingsFields, mealFields, mealRuleFields, allergenFields],
  own: {
    unit: '마감을 세는 단위',
    expected: '미리보기에서 본 수와 금액',
    settlement: '금액을 어떻게 처리할지',
    settled: '처리한 금액',
    entries: '학생마다 그날의 식사',
    changed: '식사가 바뀐 학생 수',
    effect: '바꾸면 생기는 일',
    students: '식사를 잃는 학생',
    studentCount: '식사를 잃는 학생 수',
    locked: '더 바꿀 수 없게 되는 날',
    lockedStudents: '그날 신청한 학생 수',
    unlocked: '다시 바꿀 수 있게 되는 날',
    unlockedStudents: '그날 신청한 학생 수',
    frozenBills: '단가가 그대로인 청구서 수',
    stillClosed: '다른 규칙 때문에 열리지 않는 날',
    settingsVersion: '도시락 설정의 버전',
    datedPrices: '날짜별 단가가 있는지',
    servedDays: '식사가 나가는 날 수',
    closed: '열리지 않는 이유',
    closedMonth: '월 마감한 달인지',
    unpaid: '미납만',
    changedBy: '마지막으로 바꾼 쪽',
    changedByName: '마지막으로 바꾼 사람',
    changedAt: '마지막으로 바꾼 시각',
    changeReason: '바꾼 사유',
    waiting: '수령하지 않은 학생만',
    away: '자리에 없는 학생만',
  },
};
