import { AREAS } from '../accounts/areas';
import { formatWon } from '../money/won';
import { isCalendarDay } from '../time/calendar-day';
import { formatDay, formatMonth } from '../time/format';
import { formatMoment } from '../time/format-moment';
import { isCalendarMonth } from '../time/calendar-month';
import { areaName, managerRoleName } from './account-texts';
import { fieldName } from './field-texts';
import { studentStatusName } from './students-texts';

/** Names of facts in the log that no request has, or that a request calls otherwise. */
const NAMES = new Map([
  ['name', '이름'], ['phone', '전화번호'], ['parentName', '보호자 이름'], ['parentPhone', '보호자 연락처'], ['parentRelation', '관계'], ['school', '학교'], ['grade', '학년'], ['className', '반'],
  ['seat', '좌석'], ['startDate', '등원 시작일'], ['allergy', '알레르기'], ['memo', '메모'], ['depositorNames', '입금자명'], ['deletedAt', '삭제'], ['role', '역할'], ['areas', '권한 영역'],
  ['applyStartDate', '신청 가능 시작일'], ['applyEndDate', '신청 가능 종료일'], ['editCutoffHour', '변경 마감 시각'], ['enabledDates', '지정 운영일'], ['disabledLunchDates', '점심 미운영일'],
  ['disabledDinnerDates', '저녁 미운영일'], ['paymentStartDate', '입금 시작일'], ['paymentEndDate', '입금 종료일'], ['sundayLunch', '일요일 점심'], ['sundayDinner', '일요일 저녁'], ['mondayLunch', '월요일 점심'],
  ['mondayDinner', '월요일 저녁'], ['tuesdayLunch', '화요일 점심'], ['tuesdayDinner', '화요일 저녁'], ['wednesdayLunch', '수요일 점심'], ['wednesdayDinner', '수요일 저녁'], ['thursdayLunch', '목요일 점심'],
  ['thursdayDinner', '목요일 저녁'], ['fridayLunch', '금요일 점심'], ['fridayDinner', '금요일 저녁'], ['saturdayLunch', '토요일 점심'], ['saturdayDinner', '토요일 저녁'], ['amount', '금액'], ['depositorName', '입금자명'],
  ['day', '날짜'], ['note', '사유'], ['choice', '처리'], ['billed', '청구액'], ['students', '학생 수'], ['title', '제목'], ['content', '내용'], ['pictures', '그림'], ['publishedAt', '게시 시각'], ['endAt', '종료 시각'],
  ['hiddenAt', '숨김'], ['pinned', '고정'], ['draft', '임시저장'], ['companyLines', '회사 정보'], ['manualUrl', '사용 설명서 주소'], ['deskPhone', '데스크 전화'], ['channelUrl', '문의 채널 주소'],
  ['subjectOptions', '선택과목'], ['submitDay', '제출 마감일'], ['mealTimes', '식사 시간'], ['fileName', '파일'], ['count', '건수'], ['list', '목록'], ['filter', '필터'], ['username', '아이디'],
]);

const MONEY = new Set(['lunchPrice', 'dinnerPrice', 'amount', 'billed', 'fee']);
const SECRET = new Set(['password', 'newPassword', 'currentPassword', 'temporaryPassword', 'refreshToken', 'accessToken']);
const WORDS = new Map([
  ['ADMIN', managerRoleName('ADMIN')], ['MANAGER', managerRoleName('MANAGER')], ['READONLY_MANAGER', managerRoleName('READONLY_MANAGER')], ['ENROLLED', studentStatusName('ENROLLED')],
  ['ON_LEAVE', studentStatusName('ON_LEAVE')], ['LEFT', studentStatusName('LEFT')], ['ACTIVE', '사용'], ['DISABLED', '중지'], ['PENDING', '승인 대기'], ['APPROVED', '승인'], ['REJECTED', '반려'],
  ['CANCELLED', '취소'], ['WITHDRAWN', '철회'], ['keep', '신청 유지'], ['cancel', '취소'], ['carry-over', '이월'], ['refund', '환불'], ['none', '없음'], ['MENU', '식단표'], ['INFO', '안내'], ['URGENT', '긴급'],
  ['lunch', '점심'], ['dinner', '저녁'],
]);
const AREA_WORDS = new Map<string, string>(AREAS.map((area) => [area, areaName(area)]));

/** The Korean name of a fact in the log, or the fact itself when it has none. */
export const auditFieldName = (field: string): string => NAMES.get(field) ?? fieldName(field);

const NOTHING = '(없음)';
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function textInWords(field: string, text: string): string {
  if (text === '') return NOTHING;
  if (isCalendarDay(text)) return formatDay(text);
  if (isCalendarMonth(text)) return formatMonth(text);
  if (INSTANT.test(text)) return formatMoment(new Date(text));
  return (field === 'areas' ? AREA_WORDS.get(text) : WORDS.get(text)) ?? text;
}

/** A fact of the log in words: money, days, times, roles and states as people say them; never a secret. */
export function auditValue(field: string, value: unknown): string {
  if (SECRET.has(field)) return '••••';
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return MONEY.has(field) && value >= 0 ? formatWon(value) : String(value);
  if (typeof value === 'string') return textInWords(field, value);
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map((item) => auditValue(field, item)).join(', ');
  return Object.entries(value).map(([name, part]) => `${auditFieldName(name)} ${auditValue(name, part)}`).join(', ');
}
