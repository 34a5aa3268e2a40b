import type { ScheduleState } from '@academy/domain/schedule';
import { countText } from '../../shared/kit-texts';

const STATES: Record<ScheduleState, string> = { pending: '대기', expiring: '만료 임박', approved: '승인됨', none: '없음' };

/** 승인됨, 대기, 없음, 만료 임박: where a student's schedules stand. */
export const scheduleStateName = (state: ScheduleState): string => STATES[state];

/** What the page of schedules says beside its queue and its forms (PAGES 7). */
export const scheduleTexts = {
  title: '학생별 일정',
  table: '전체 표로 보기',
  back: '학생별로 보기',
  students: {
    title: '학생', search: '학생 찾기', hint: '이름·초성·좌석·전화 뒤 4자리', none: '등록된 학생이 없습니다.', nobody: '조건에 맞는 학생이 없습니다.', register: '학생 등록', state: '일정 상태',
    clear: '조건 지우기', ends: (day: string) => `${day}까지`,
  },
  pick: '학생을 고르면 한 주의 일정이 보입니다.',
  pickHint: '승인 대기부터 처리하거나 왼쪽에서 학생을 찾으세요.',
  tabs: { label: '학생의 일정', week: '주간 일정', reasons: '이번 달 사유', attendance: '출결 요약', history: '변경 이력' },
  profile: '학생 정보',
  week: {
    label: (range: string) => `${range} 주간 일정`, previous: '지난주', next: '다음 주', current: '이번 주', none: '일정 없음', pending: '대기', cancelled: '취소한 날', change: '변경 요청',
    reason: '사유', meals: { lunch: '점심', dinner: '저녁' }, ordered: (meals: string) => `도시락 ${meals}`, until: (time: string) => `~${time}`, from: (time: string) => `${time}~`, allDay: '종일',
  },
  list: {
    title: '정기일정', none: '등록된 정기일정이 없습니다.', ended: (count: number) => `지난 일정 ${count}건`, byManager: '관리자 등록', goesOn: (day: string) => `${day}부터 계속`,
    rejected: (reason: string) => `반려 사유: ${reason}`, place: '장소', memo: '메모', exceptions: (days: string) => `취소한 날: ${days}`, open: (title: string) => `${title} 열기`,
  },
  actions: { create: '일정 대리 등록', reason: '사유 대리 등록', copy: '다른 학생 일정 복사', print: '주간표 인쇄', edit: '수정', end: '종료', cancelDay: '이 날만 취소', restoreDay: '취소 되돌리기', more: '작업' },
  detail: {
    decide: '승인 대기 열기',
    close: '닫기', what: '내용', when: '시간', exceptions: '취소한 날', rejectReason: '반려 사유', period: '기간', type: '구분', place: '장소', memo: '메모', status: '상태', decided: '처리', by: '등록', student: '학생 신청', manager: '관리자 등록', day: '날짜',
    reason: '사유', category: '구분', receipt: '접수번호', kind: '유형',
  },
  done: {
    cancelled: (day: string) => `${day} 일정을 취소했습니다.`, restored: (day: string) => `${day} 일정을 되돌렸습니다.`, ended: (title: string) => `${title} 일정을 종료했습니다.`, undo: '되돌리기',
    created: '일정을 등록했습니다. 바로 승인되었습니다.', edited: '일정을 수정했습니다.', reason: '사유를 등록했습니다. 바로 승인되었습니다.', rolledBack: '이전 버전으로 되돌렸습니다.', changed: '수정하여 승인했습니다.',
  },
  paper: { title: (name: string) => `${name} 주간 일정표`, seat: (seat: string) => `좌석 ${seat}`, signature: '학생 ____________   보호자 ____________   담당 ____________' },
  failed: '저장하지 못했습니다. 다시 시도하세요.',
  offline: '인터넷에 연결되어 있지 않습니다.',
  reasons: { none: '이 달에 제출한 사유가 없습니다.', count: (count: number) => `${count}건`, rejected: (reason: string) => `반려 사유: ${reason}` },
  attendance: {
    none: '이 달의 출결 기록이 없습니다.', excused: '인정', minutes: (minutes: number) => `${minutes}분`, days: (count: number) => `${count}일`,
    sums: { present: '출석', late: '지각', leftEarly: '조퇴', out: '외출', absent: '결석', excusedAbsent: '인정 결석', outingMinutes: '외출 시간' }, list: '출석이 아닌 날', allPresent: '기록된 날은 모두 출석입니다.',
  },
  history: {
    versions: '이전 버전', none: '바뀐 적이 없습니다.', version: (n: number) => `버전 ${n}`, current: '지금', rollBack: '이 버전으로 되돌리기', confirm: '이전 버전으로 되돌릴까요?',
    same: '지금과 같은 내용입니다.', log: '처리 기록', noLog: '처리 기록이 없습니다.', more: '이전 기록 더 보기', changedBy: (name: string, moment: string) => [name, moment].filter(Boolean).join(' · '),
    nothing: '없음',
  },
} as const;

/** `전체 312명 · 표시 47명`. */
export const shownStudents = (all: number, shown: number): string => countText(all, shown, '명');
