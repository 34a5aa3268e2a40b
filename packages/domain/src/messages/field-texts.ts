/** Names of the fields of our requests, as the messages call them. */
const fieldNames = new Map([
  ['phoneNumber', '휴대폰 번호'], ['username', '아이디'], ['password', '비밀번호'], ['studentId', '학생'], ['date', '날짜'], ['year', '연도'],
  ['month', '월'], ['page', '페이지'], ['limit', '개수'], ['lunch', '점심'], ['dinner', '저녁'], ['base', '이전 신청'], ['meal', '점심·저녁'],
  ['pickedUp', '수령'], ['applyStartDate', '신청 시작일'], ['applyEndDate', '신청 종료일'], ['editCutoffHour', '마감 시각'],
  ['enabledDates', '지정 날짜'], ['disabledLunchDates', '점심 휴무일'], ['disabledDinnerDates', '저녁 휴무일'], ['lunchPrice', '점심 단가'],
  ['dinnerPrice', '저녁 단가'], ['paymentStartDate', '입금 기간 시작일'], ['paymentEndDate', '입금 기간 종료일'], ['depositStartDay', '매월 입금 시작일'],
  ['depositEndDay', '매월 입금 종료일'], ['bankName', '은행'], ['accountNumber', '계좌번호'], ['accountHolder', '예금주'],
  ['type', '구분'], ['size', '개수'], ['lastId', '이어 보기'], ['mockExamId', '모의고사'], ['registrationId', '신청'], ['selectedSubjects', '선택과목'],
  ['onSiteExam', '현장 응시'], ['waitForSeat', '현장 대기'], ['scheduleId', '일정'], ['kind', '유형'], ['title', '내용'], ['weekdays', '요일'], ['from', '시작 시각'],
  ['to', '끝나는 시각'], ['place', '장소'], ['memo', '메모'], ['firstDate', '시작일'], ['lastDate', '마지막 날'], ['everyWeeks', '반복'], ['version', '버전'],
  ['reasonId', '사유'], ['arriveAt', '도착 시각'], ['leaveAt', '나가는 시각'], ['backAt', '돌아오는 시각'], ['category', '사유 구분'], ['text', '내용'],
  ['status', '상태'], ['dayStartsAt', '하루 시작 시각'], ['weekdayPeriods', '평일 교시'], ['saturdayPeriods', '토요일 교시'], ['sundayPeriods', '일요일 교시'], ['lateGraceMinutes', '지각 인정 시간'],
  ['latePreset', '지각 벌점 제안'], ['absentPreset', '결석 벌점 제안'],
]);

/** The Korean name of a request's field, or the field itself when it has none. */
export const fieldName = (field: string): string => fieldNames.get(field) ?? field;

/** What a field's error says when its schema has no words of its own. */
export const invalidFieldText = (field: string): string => `${fieldName(field)}: 올바르지 않은 값입니다.`;

/** The field list inside `validation-failed`: each name once, in order. */
export const fieldList = (fields: readonly string[]): string => [...new Set(fields.map(fieldName))].join(', ');
