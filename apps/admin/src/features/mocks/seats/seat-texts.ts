import type { Seating } from '@academy/domain/mocks';
import { withParticles } from '@academy/domain/text';

/** What 좌석 배치 and its papers say. */
export const seatTexts = {
  title: '좌석 배치',
  rows: '줄',
  columns: '칸',
  rowUnit: '줄',
  columnUnit: '칸',
  by: '배치 순서',
  order: { seat: '좌석순', subject: '과목별', random: '무작위' } satisfies Record<Seating, string>,
  apart: '같은 학교 떨어뜨리기',
  plan: '자동 배치',
  saved: '좌석 배치를 저장했습니다.',
  failed: '저장하지 못했습니다.',
  unchanged: '바꾼 내용이 없습니다.',
  reset: '저장된 배치로',
  changedElsewhere: '다른 관리자가 좌석 배치를 바꿨습니다. 저장하면 그 배치를 덮어씁니다.',
  front: '칠판',
  empty: '현장에서 응시하는 학생이 없습니다.',
  emptyHelp: '현장 응시로 신청한 학생이 있으면 자리를 배치할 수 있습니다.',
  help: '자리를 누르고 옮길 자리를 누르면 서로 바뀝니다. 끌어다 놓아도 됩니다. 키보드: 화살표 이동, Enter 들기·놓기, F 고정, Esc 취소',
  sitting: (students: number, seats: number) => `응시 ${students}명 · 자리 ${seats}석`,
  pairs: (count: number) => `같은 학교가 나란히 앉은 자리 ${count}쌍`,
  unseated: (count: number) => `자리 없는 학생 ${count}명`,
  seat: (seat: number) => `${seat}번`,
  emptySeat: '빈자리',
  fixed: '고정',
  held: (what: string) => withParticles(`${what}{을/를} 들었습니다. 옮길 자리를 고르세요.`),
  dropped: (what: string, seat: number) =>
    withParticles(`${what}{을/를} ${seat}번 자리로 옮겼습니다.`),
  letGo: '옮기기를 취소했습니다.',
  print: '인쇄',
  papers: { seats: '좌석표', tickets: '수험표', roll: '출석부', labels: '봉투 라벨' },
  paperCount: '명',
  columnsOf: { seat: '번호', name: '이름', school: '학교', grade: '학년', subjects: '선택과목' },
  signature: '서명',
  ticket: {
    examDay: '시험일',
    admission: '입실',
    place: '장소',
    seat: '좌석',
    subject: '선택과목',
    until: (time: string) => `${time}까지`,
    none: '—',
  },
  noSubject: '선택 없음',
} as const;

export type SeatPaper = keyof typeof seatTexts.papers;
