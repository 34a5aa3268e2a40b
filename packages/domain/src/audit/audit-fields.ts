import { formatPhone } from '../identity/phone';
import { maskPhone } from '../files/mask-phone';
import { formatCashReceiptNumber } from '../money';
import { isCalendarDay } from '../time/calendar-day';
import { isCalendarMonth } from '../time/calendar-month';
import { formatDay, formatMonth, formatWeekday } from '../time/format';
import { formatMoment } from '../time/format-moment';
import { weekdaySchema } from '../time/schemas';
import { nothingText, ruleInWords } from './audit-rules';
import { auditWords } from './audit-words';
import { noticeFieldNames } from '../messages/notices/notice-facts';
import { signedWon } from '../deposits/deposit-texts';
import { studentFieldNames } from '../students/check-student';
import { fieldName } from '../text/field-texts';

/** Names of facts in the log that no request has, or that a request calls otherwise. */
const NAMES = new Map([
  // The status comes last, under its usual name.
  ...Object.entries(studentFieldNames).filter(([field]) => field !== 'status'),
  ['name', '이름'],
  ['phone', '전화번호'],
  ['relation', '관계'],
  ['seat', '좌석'],
  ['deletedAt', '삭제'],
  ['seen', '확인'],
  ['role', '역할'],
  ['areas', '권한 영역'],
  ['applyStartDate', '신청 가능 시작일'],
  ['applyEndDate', '신청 가능 종료일'],
  ['editCutoffHour', '변경 마감 시각'],
  ['lunchCutoff', '점심 마감 방식'],
  ['dinnerCutoff', '저녁 마감 방식'],
  ['lunchSpare', '점심 여유분'],
  ['dinnerSpare', '저녁 여유분'],
  ['enabledDates', '지정 운영일'],
  ['disabledLunchDates', '점심 미운영일'],
  ['disabledDinnerDates', '저녁 미운영일'],
  ['paymentStartDate', '입금 시작일'],
  ['paymentEndDate', '입금 종료일'],
  ['sundayLunch', '일요일 점심'],
  ['sundayDinner', '일요일 저녁'],
  ['mondayLunch', '월요일 점심'],
  ['mondayDinner', '월요일 저녁'],
  ['tuesdayLunch', '화요일 점심'],
  ['tuesdayDinner', '화요일 저녁'],
  ['wednesdayLunch', '수요일 점심'],
  ['wednesdayDinner', '수요일 저녁'],
  ['thursdayLunch', '목요일 점심'],
  ['thursdayDinner', '목요일 저녁'],
  ['fridayLunch', '금요일 점심'],
  ['fridayDinner', '금요일 저녁'],
  ['saturdayLunch', '토요일 점심'],
  ['saturdayDinner', '토요일 저녁'],
  ['amount', '금액'],
  ['depositorName', '입금자명'],
  ['day', '날짜'],
  ['note', '사유'],
  ['choice', '처리'],
  ['billed', '청구액'],
  ['students', '학생 수'],
  ['title', '제목'],
  ['content', '내용'],
  ['pictures', '사진'],
  ['attachments', '증빙 사진'],
  ['menu', '날짜별 식단'],
  ['allergens', '알레르기'],
  ['publishedAt', '게시 시각'],
  ['publishAt', '게시 시각'],
  ['endAt', '종료 시각'],
  ['hiddenAt', '숨김'],
  ['pinned', '고정'],
  ['draft', '임시저장'],
  ['logo', '로고'],
  ['companyLines', '회사 정보'],
  ['manualUrl', '사용 설명서 주소'],
  ['deskPhone', '데스크 전화'],
  ['channelUrl', '문의 채널 주소'],
  ['subjectOptions', '선택과목'],
  ['pin', '간편 비밀번호 묻기'],
  ['approveDevices', '새 기기 승인'],
  ['sharedNumbers', '형제자매 번호 함께 쓰기'],
  ['orderMail', '마감 때 발주 메일'],
  ['orderAddress', '업체 메일 주소'],
  ['confirmMinutes', '업체 확인을 기다릴 시간(분)'],
  ['confirmed', '업체 확인'],
  ['address', '받는 곳'],
  ['agreedOn', '동의한 날'],
  ['declined', '받지 않는 알림'],
  ...noticeFieldNames,
  ['subjects', '선택과목'],
  ['submitDay', '제출 마감일'],
  ['mealTimes', '식사 시간'],
  ['fileName', '파일'],
  ['count', '건수'],
  ['messages', '메시지'],
  ['bankRows', '은행 내역'],
  ['secondFactor', '2단계 인증'],
  ['list', '목록'],
  ['username', '아이디'],
  ['balance', '차액'],
  ['state', '상태'],
  ['cause', '사유'],
  ['future', '앞으로의 신청'],
  ['logins', '로그인 수'],
  ['add', '추가'],
  ['change', '변경'],
  ['same', '그대로'],
  ['error', '오류'],
  ['restored', '되돌림'],
  ['kept', '그대로 둠'],
  ['mealsAgain', '다시 신청할지 묻는 도시락'],
  ['keptMeals', '그대로 둔 도시락'],
  ['q', '검색어'],
  ['hasSeat', '좌석 있음'],
  ['hasMeals', '도시락 신청'],
  ['unpaid', '미입금'],
  ['signedIn', '로그인함'],
  ['penaltyFrom', '벌점 기준'],
  ['overStep', '벌점 기준 초과'],
  ['format', '형식'],
  ['contacts', '연락처 표시'],
  ['examDate', '시험일'],
  ['admissionTime', '입실 시각'],
  ['examStartTime', '시험 시작'],
  ['examEndTime', '시험 종료'],
  ['notes', '안내문'],
  ['registrationStartDate', '접수 시작'],
  ['registrationEndDate', '접수 마감'],
  ['closedEarly', '조기 마감'],
  ['changeDeadline', '수정·취소 마감'],
  ['targetGrades', '대상 학년'],
  ['targetClasses', '대상 반'],
  ['fee', '응시료'],
  ['depositDeadline', '입금 마감'],
  ['account', '입금 계좌'],
  ['askSubjectOption', '선택과목 받기'],
  ['allowOnSiteExam', '현장 응시 허용'],
  ['onSiteCapacity', '현장 정원'],
  ['paperOnlyNotice', '현장 미선택 안내'],
  ['cancelReason', '취소 사유'],
  ['extendedUntil', '개인 마감'],
  ['depositDay', '입금일'],
  ['seatRows', '줄'],
  ['seatColumns', '칸'],
  ['seated', '배치'],
  ['rooms', '방'],
  ['seatCount', '좌석 수'],
  ['onSiteState', '응시 방식'],
  ['canceled', '취소'],
  ['paymentStatus', '입금'],
  ['exceptions', '제외 날짜'],
  ['registeredBy', '등록'],
  ['rejectReason', '반려 사유'],
  ['decidedByName', '처리자'],
  ['decidedAt', '처리 시각'],
  ['password', '비밀번호'],
  ['source', '구분'],
  ['alt', '대체 글'],
  ['category', '구분'],
  ['added', '추가'],
  ['actorKind', '누가'],
  ['topic', '구분'],
  ['settled', '정산'],
  ['pointType', '구분'],
  ['points', '점수'],
  ['incidentDate', '발생일'],
  ['pointReason', '사유'],
  ['voidReason', '취소 사유'],
  ['objection', '이의 신청'],
  ['answer', '답변'],
  ['presets', '상벌점 항목'],
  ['steps', '단계'],
  ['measure', '집계 점수'],
  ['period', '집계 기간'],
  ['since', '집계 시작일'],
  ['voided', '취소 포함'],
  ['arrivedAt', '등원'],
  ['outings', '외출'],
  ['leftAt', '하원'],
  ['absent', '결석 확정'],
  ['seenOff', '하원 처리'],
  ['reason', '사유'],
  ['emptied', '비운 기록'],
]);

const MONEY = new Set([
  'lunchPrice',
  'dinnerPrice',
  'amount',
  'billed',
  'fee',
  'balance',
  'settled',
]);
const SECRET = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'temporaryPassword',
  'refreshToken',
  'accessToken',
]);
const PHONES = new Set(['phone', 'phoneNumber', 'cashReceiptNumber']);
const UNITS = new Map([
  ['editCutoffHour', '시'],
  ['depositStartDay', '일'],
  ['depositEndDay', '일'],
  ['submitDay', '일'],
  ['count', '건'],
  ['messages', '건'],
  ['bankRows', '건'],
  ['students', '명'],
  ['logins', '건'],
  ['restored', '건'],
  ['kept', '건'],
  ['add', '명'],
  ['change', '명'],
  ['same', '명'],
  ['error', '행'],
  ['added', '일'],
  ['penaltyFrom', '점'],
  ['absent', '명'],
  ['seenOff', '명'],
  ['lateGraceMinutes', '분'],
  ['points', '점'],
  ['onSiteCapacity', '명'],
  ['seated', '명'],
  ['seatCount', '개'],
  ['emptied', '건'],
]);

const HANGUL = /[가-힣]/;

/**
 * The Korean name of a fact in the log; undefined for bookkeeping, which says nothing to a person.
 */
export function auditFieldName(field: string): string | undefined {
  const name = NAMES.get(field) ?? fieldName(field);
  // The periods of a day are called by their own names: `3교시`.
  if (HANGUL.test(field)) return field;
  return name === field ? undefined : name;
}

const ranks = new Map([...NAMES.keys()].map((field, rank) => [field, rank]));

/** Where a fact is among others: the database keeps them in an order of its own. */
export const auditFieldRank = (field: string): number => ranks.get(field) ?? NAMES.size;

const OTHER = '기타';
const yesOrNo = (is: boolean) => (is ? '예' : '아니요');
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A text of the log in words: days, months and instants as people say them. */
export function auditText(text: string): string {
  if (isCalendarDay(text)) return formatDay(text);
  if (isCalendarMonth(text)) return formatMonth(text);
  return INSTANT.test(text) ? formatMoment(new Date(text)) : text;
}

function textInWords(field: string, text: string, contacts: boolean): string {
  if (text === '') return nothingText;
  // As a query says yes and no.
  if (text === 'true' || text === 'false') return yesOrNo(text === 'true');
  if (contacts && field === 'cashReceiptNumber') return formatCashReceiptNumber(text);
  if (PHONES.has(field)) return contacts ? formatPhone(text) : maskPhone(text);
  const words = auditWords.get(field);
  if (words) return words.get(text) ?? (HANGUL.test(text) ? text : OTHER);
  return auditText(text);
}

function numberInWords(field: string, value: number): string {
  if (MONEY.has(field)) return signedWon(value);
  if (field === 'everyWeeks') return value === 1 ? '매주' : `${value}주마다`;
  const weekday = field === 'weekdays' ? weekdaySchema.safeParse(value) : undefined;
  return weekday?.success ? formatWeekday(weekday.data) : `${value}${UNITS.get(field) ?? ''}`;
}

/**
 * A fact of the log in words: money, days, times, roles and states as people say them, never a code
 * and never a secret. Phone numbers are whole only with `contacts`.
 */
export function auditValue(field: string, value: unknown, contacts = true): string {
  if (SECRET.has(field)) return '••••';
  if (value === null || value === undefined) return nothingText;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return numberInWords(field, value);
  if (typeof value === 'string') return textInWords(field, value, contacts);
  const rule = ruleInWords(field, value);
  if (rule !== undefined) return rule;
  if (Array.isArray(value)) {
    if (value.length === 0) return nothingText;
    if (field === 'pictures' || field === 'attachments') return `${value.length}장`;
    return value.map((item) => auditValue(field, item, contacts)).join(', ');
  }
  const texts = Object.entries(value).flatMap(([name, part]) => {
    const label = auditFieldName(name);
    return label === undefined ? [] : [`${label} ${auditValue(name, part, contacts)}`];
  });
  return texts.length === 0 ? nothingText : texts.join(', ');
}
