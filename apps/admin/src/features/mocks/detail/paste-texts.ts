import type { PastedWork } from '@academy/domain/mocks';

const done = { register: '신청', confirm: '입금 확인', cancel: '신청 취소' } as const;

/** 명단 붙여넣기 of an exam. */
export const pasteTexts = {
  open: '명단 붙여넣기',
  title: '신청자 명단 붙여넣기',
  work: '할 일',
  works: done,
  help: '메시지의 이름이나 엑셀의 열을 붙여넣으세요. 과목이 학생마다 다르면 제목 줄(이름·과목)까지 복사하세요. 생윤, 지구1처럼 줄여 적은 과목도 읽습니다.',
  usual: '줄에 적혀 있지 않은 과목',
  subjects: '과목',
  registered: '이미 신청했습니다.',
  paid: '이미 확인했습니다.',
  skipped: '건너뜁니다.',
  does: (work: PastedWork) => done[work],
  save: (work: PastedWork, count: number) => `${count}명 ${done[work]}`,
  saved: (count: number) => `${count}명을 신청했습니다.`,
} as const;
