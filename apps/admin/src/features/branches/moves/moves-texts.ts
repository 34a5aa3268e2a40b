import { withParticles } from '@academy/domain/text';

/** The words of 학생 이동. */
export const movesTexts = {
  list: '지점을 옮긴 학생',
  open: '학생 옮기기',
  columns: {
    name: '학생',
    between: '지점',
    day: '시작일',
    state: '상태',
    by: '담당',
    actions: '관리',
  },
  between: (from: string, to: string) => `${from} → ${to}`,
  nameless: '이름 없음',
  empty: '아직 지점을 옮긴 학생이 없습니다',
  emptyHelp: '학생이 다니는 지점을 바꾸면 기록이 새 지점으로 함께 갑니다.',
  few: '학생을 옮기려면 맡은 지점이 두 곳 이상이어야 합니다.',
  cancel: '이동 취소',
  resume: '이어서 하기',
  cancelOne: (name: string) => `${name} 이동 취소`,
  resumeOne: (name: string) => `${name} 이동 이어서 하기`,
  cancelled: (name: string) => withParticles(`${name} 학생의 이동을 취소했습니다.`),
  failed: '처리하지 못했습니다.',
  dialog: {
    from: '지금 다니는 지점',
    to: '옮길 지점',
    choose: '지점을 고르세요',
    student: '학생',
    studentHint: '이름 · 초성 · 전화 뒷번호',
    clear: '지우기',
    nobody: '찾은 학생이 없습니다.',
    fromFirst: '지금 다니는 지점을 먼저 고르세요.',
    day: '새 지점 시작일',
    pickDay: '달력 열기',
    dayHint: '오늘이면 바로 옮기고, 뒷날이면 그날 0시가 지나 옮깁니다.',
    badDay: '날짜를 2026-03-02처럼 입력하세요.',
    incomplete: '학생과 지점, 시작일을 고르세요.',
    checking: '옮길 수 있는지 확인하는 중',
    now: '옮기기',
    later: '이동 예약하기',
    failed: '옮기지 못했습니다.',
  },
  done: {
    done: (name: string, to: string) =>
      withParticles(`${name} 학생을 ${to}{으로/로} 옮겼습니다.`),
    planned: (name: string, to: string) =>
      withParticles(`${name} 학생을 ${to}{으로/로} 옮기도록 예약했습니다.`),
    stuck: (name: string) => `${name} 학생의 이동이 아직 끝나지 않았습니다. 목록에서 확인하세요.`,
  },
} as const;
