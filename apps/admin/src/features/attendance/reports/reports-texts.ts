import type { CalendarMonth } from '@academy/domain/time';
import { formatMonth } from '@academy/domain/time';
import { countText } from '../../../shared/texts/kit-texts';
import { formatSigned } from '@academy/domain/money';
import { dotted } from '@academy/domain/text';

/** 리포트: the month of every student as parents read it. */
export const reportsTexts = {
  title: '월간 리포트',
  sendTitle: (month: CalendarMonth) => `${formatMonth(month)} 리포트 보내기`,
  titleOf: (month: CalendarMonth) => `${formatMonth(month)} 월간 리포트`,
  columns: {
    seat: '좌석',
    name: '이름',
    grade: '학년',
    className: '반',
    study: '순 공부 시간',
    studyDays: '등원일',
    average: '하루 평균',
    open: '하원 없음',
    present: '출석일',
    late: '지각',
    absent: '결석',
    meals: '도시락',
    points: '상벌점',
    exams: '모의고사',
    remark: '한마디',
  },
  /** What is zero is left out. */
  meals: (lunches: number, dinners: number) =>
    dotted(lunches > 0 && `점심 ${lunches}`, dinners > 0 && `저녁 ${dinners}`),
  points: (rewards: number, penalties: number) =>
    dotted(rewards > 0 && formatSigned(rewards), penalties > 0 && formatSigned(-penalties)),
  exams: (count: number) => `${count}회`,
  legend:
    '순 공부 시간은 등원부터 하원까지에서 외출과 쉬는 시간을 뺀 시간입니다. 하원 기록이 없는 날은 마지막 교시가 끝날 때까지로 셉니다.',
  count: (all: number, shown: number) => countText(all, shown, '명'),
  saving: '저장하는 중입니다.',
  saved: (name: string) => `${name} 학생의 한마디를 저장했습니다.`,
  notSaved: '한마디를 저장하지 못했습니다.',
  clash: (name: string) => `다른 관리자가 ${name} 학생의 한마디를 먼저 적었습니다.`,
  saveMine: '내 글로 저장',
  nobodyFits: '조건에 맞는 학생이 없습니다.',
  print: (count: number) => `리포트 인쇄 (${count}명)`,
  printShort: '인쇄',
  preparing: '리포트를 준비하는 중',
  prepared: (done: number, all: number) => `${done} / ${all}명`,
  failed: '리포트를 준비하지 못했습니다.',
} as const;
