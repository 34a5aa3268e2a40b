import type { ReasonErrors } from '@academy/domain/reasons';
import type { ScheduleErrors } from '@academy/domain/schedule';
import { saveText } from '@academy/ui/words';
import { scheduleTexts } from '../schedule-texts';

const { actions } = scheduleTexts;

/** What the forms of schedules and reasons ask and say. */
export const formTexts = {
  titles: {
    create: actions.create,
    edit: '일정 수정',
    approve: '수정 후 승인',
    reason: actions.reason,
    changeDay: actions.changeDay,
    end: '일정 종료',
    copy: actions.copy,
  },
  submit: {
    create: '등록',
    edit: saveText,
    approve: '수정하여 승인',
    reason: '등록',
    end: '종료',
    copy: (count: number) => `${count}건 등록`,
  },
  note: {
    create: '등록하면 바로 승인되고, 학생에게 관리자 등록으로 보입니다.',
    approve: '학생이 신청한 내용은 변경 이력에 남습니다.',
    reason: '등록하면 바로 승인됩니다.',
    changeDay: (title: string, day: string) =>
      `${title}의 ${day} 하루를 취소하고, 아래 내용을 승인된 사유로 등록합니다.`,
  },
  type: '구분',
  what: '내용',
  whatHint: '예: 수학학원',
  kind: '유형',
  weekdays: '요일',
  weekday: (name: string) => `${name}요일`,
  rhythm: '반복',
  rhythms: { 1: '매주', 2: '격주' },
  times: {
    LATE_ARRIVAL: '등원 시각',
    EARLY_LEAVE: '나가는 시각',
    from: '나가는 시각',
    to: '돌아오는 시각',
  },
  openClock: '시계 열기',
  openCalendar: '달력 열기',
  firstDate: '적용 시작일',
  lastDate: '종료일',
  lastHint: '비우면 계속됩니다.',
  place: '장소',
  memo: '메모',
  optional: '선택',
  effective: {
    label: '언제부터 바꿀까요?',
    from: '정한 날부터',
    whole: '처음부터 (잘못 입력한 일정 고치기)',
    day: '바뀌는 날',
    invalid: '올바른 날짜를 입력하세요.',
    splits: (eve: string) => `${eve}까지는 지금 일정이 남고, 그다음 날부터 새 일정이 적용됩니다.`,
    wholeNote: '지난 날의 일정도 함께 바뀝니다.',
    wholeFirst: '아직 시작하지 않은 일정이라 전체가 바뀝니다.',
  },
  preview: '저장하면',
  previewLater: '요일과 시각을 입력하면 겹치는 일정과 도시락이 보입니다.',
  movedOn: '여는 동안 다른 곳에서 바뀌었습니다. 바뀐 내용을 확인하고 저장하세요.',
  accept: '확인',
  unchanged: '바뀐 내용이 없습니다.',
  leave: {
    title: '저장하지 않고 닫을까요?',
    body: '입력한 내용이 사라집니다.',
    stay: '계속 입력',
  },
  end: {
    from: '이 날부터 일정 없음',
    last: (day: string) => `마지막 일정 날: ${day}`,
    none: '아직 시작하지 않은 일정이라 전체가 취소됩니다.',
    rest: (count: number) => `정한 종료일까지 남은 ${count}회가 없어집니다.`,
    past: '올바른 날짜를 입력하세요.',
  },
  reason: {
    type: '유형',
    date: '날짜',
    arriveAt: '도착 시각',
    leaveAt: '나가는 시각',
    backAt: '돌아오는 시각',
    category: '사유 구분',
    choose: '선택하세요',
    text: '사유',
  },
  copy: {
    from: '복사할 학생',
    none: '복사할 승인된 일정이 없습니다.',
    fromDay: '적용 시작일',
    done: (count: number) => `${count}건을 등록했습니다.`,
    pick: '일정을 고르세요.',
    clash: '겹침',
  },
} as const;

/**
 * What to put right, field by field, in the managers' words: the rules are the students'
 * (`checkSchedule`).
 */
export const scheduleFieldErrors: Record<keyof Required<ScheduleErrors>, string> = {
  type: '구분을 선택하세요.',
  kind: '유형을 선택하세요.',
  title: '내용을 1~40자로 입력하세요.',
  weekdays: '기간 안에 있는 요일을 하나 이상 선택하세요.',
  from: '나가는 시각을 입력하세요. (00:00과 24:00 사이)',
  to: '나가는 시각보다 늦은 시각을 입력하세요. (00:00과 24:00 사이)',
  place: '장소를 40자 이하로 입력하세요.',
  memo: '메모를 200자 이하로 입력하세요.',
  firstDate: '올바른 시작일을 입력하세요.',
  lastDate: '시작일 이후의 날짜를 입력하세요.',
  everyWeeks: '반복을 선택하세요.',
};

export const reasonFieldErrors: Record<keyof Required<ReasonErrors>, string> = {
  type: '유형을 선택하세요.',
  date: '올바른 날짜를 입력하세요.',
  arriveAt: '도착 시각을 입력하세요.',
  leaveAt: '나가는 시각을 입력하세요.',
  backAt: '나가는 시각보다 늦은 시각을 입력하세요.',
  category: '사유 구분을 선택하세요.',
  text: '사유를 1~300자로 입력하세요.',
};

/** In the order in which they are in the form: the first that is wrong gets the focus. */
export const scheduleFields = [
  'type',
  'title',
  'kind',
  'weekdays',
  'from',
  'to',
  'everyWeeks',
  'firstDate',
  'lastDate',
  'place',
  'memo',
] as const satisfies (keyof ScheduleErrors)[];
export const reasonFields = [
  'type',
  'date',
  'arriveAt',
  'leaveAt',
  'backAt',
  'category',
  'text',
] as const satisfies (keyof ReasonErrors)[];
