import type { Fields } from '../fields/field';

/** When a student came, went out and left, and what a day's close fills in. */
export const visitFields = {
  arrivedAt: { label: '등원', kind: 'time' },
  outings: { label: '외출', kind: 'list' },
  leftAt: { label: '하원', kind: 'time' },
  seen: { label: '확인', kind: 'switch' },
  absent: { label: '결석 확정', kind: 'count', unit: '명' },
  seenOff: { label: '하원 처리', kind: 'count', unit: '명' },
  reason: { label: '사유', kind: 'line' },
  remark: { label: '한마디', kind: 'text', of: 'student' },
  month: { label: '월', kind: 'month' },
  text: { label: '내용', kind: 'text', of: 'student' },
} as const satisfies Fields;

/** What the sheet of a day shows beside the periods. */
export const sheetFields = {
  reportedAbsences: { label: '예정', kind: 'list' },
  note: { label: '메모', kind: 'line', of: 'student' },
} as const satisfies Fields;

/** A student's sums of a month. */
export const attendanceSumFields = {
  present: { label: '출석일', kind: 'count' },
  late: { label: '지각', kind: 'count' },
  leftEarly: { label: '조퇴', kind: 'count' },
  absent: { label: '결석', kind: 'count' },
  excusedAbsent: { label: '인정 결석', kind: 'count' },
  outingMinutes: { label: '외출(분)', kind: 'count' },
} as const satisfies Fields;

/** The settings of attendance, as the log keeps them. */
export const attendanceSettingsFields = {
  dayStartsAt: { label: '하루 시작 시각', kind: 'time' },
  lateGraceMinutes: { label: '지각 인정 시간', kind: 'count', unit: '분' },
  studyRanks: {
    label: '학생에게 지난주 순위 보이기',
    said: '공부 시간 순위',
    kind: 'switch',
    help: '학생의 내 공부 시간에 지난주 순 공부 시간이 몇 번째인지 보입니다. 다른 학생의 이름과 시간은 보이지 않습니다.',
  },
  guardianRequests: {
    label: '보호자 페이지에서 결석·조퇴 받기',
    said: '보호자 사유 받기',
    kind: 'switch',
    help: '보호자가 자기 페이지에서 자녀의 결석과 조퇴를 알릴 수 있습니다. 학생이 낸 사유처럼 승인 대기에 쌓입니다.',
  },
  guardianCheck: {
    label: '처음 여는 기기에서 확인',
    said: '보호자 확인',
    kind: 'choice',
    words: new Map([
      ['phone', '자녀 휴대전화 번호 끝자리'],
      ['off', '확인하지 않음'],
    ]),
  },
  guardianLinkDays: {
    label: '링크가 열리는 기간',
    said: '보호자 링크 기간',
    kind: 'count',
    unit: '일',
  },
  weekdayPeriods: { label: '평일', said: '평일 교시', kind: 'list', unit: '개' },
  saturdayPeriods: { label: '토요일', said: '토요일 교시', kind: 'list', unit: '개' },
  sundayPeriods: { label: '일요일', said: '일요일 교시', kind: 'list', unit: '개' },
  latePreset: { label: '지각', said: '지각 벌점 제안', kind: 'line' },
  absentPreset: { label: '결석', said: '결석 벌점 제안', kind: 'line' },
} as const satisfies Fields;
