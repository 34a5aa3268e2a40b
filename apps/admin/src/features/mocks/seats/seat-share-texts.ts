import { dotted } from '@academy/domain/text';

/** What the picture of an exam's seats says. */
export const seatShareTexts = {
  label: '현장 좌석과 신청',
  onSite: '현장',
  paper: '시험지만',
  waiting: '대기',
  free: '남은 자리',
  people: (count: number) => `${count}명`,
  answer: (taken: number, capacity: number | null, waiting: number) =>
    dotted(
      capacity === null ? `현장 ${taken}명` : `현장 ${capacity}석 중 ${taken}석`,
      waiting > 0 && `대기 ${waiting}명`,
    ),
} as const;
