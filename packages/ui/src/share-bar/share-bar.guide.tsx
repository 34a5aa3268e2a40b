import type { Guide } from '../../storybook/guide';
import { ShareBar } from '.';

const seats = (value: number) => `${value}석`;

export const shareBarGuide = {
  use: '전체 하나가 어떻게 나뉘는지 보여 줍니다: 현장 좌석, 한 달의 청구 금액. 모든 부분은 아래에 글로 있습니다.',
  instead: [
    { when: '날짜나 요일에 따라 달라질 때', use: 'data-chart' },
    { when: '수가 하나일 때', use: 'data-stattile' },
    { when: '일이 얼마나 끝났는지 보일 때', use: 'feedback-workline' },
  ],
  states: [
    {
      story: 'Seats',
      says: '부분은 왼쪽부터, 남은 것은 빈 칸입니다. 색과 무늬로 나뉘어 기기가 색을 정해도 구별됩니다.',
    },
    { story: 'Full', says: '0인 부분은 그리지도 적지도 않습니다.' },
  ],
  keyboard: [{ keys: '—', does: '누르는 것이 없어 초점이 오지 않습니다.' }],
  spoken: '레이블을 이름으로 하는 figure와 목록입니다: 현장 38석. 막대는 읽지 않습니다.',
  dos: [
    {
      text: '무엇을 말하는지 한 문장으로 위에 적습니다.',
      example: (
        <ShareBar
          label="현장 좌석"
          answer="40석 중 38석이 찼습니다"
          parts={[
            { id: 'taken', label: '현장', value: 38 },
            { id: 'free', label: '남은 자리', value: 2, rest: true },
          ]}
          format={seats}
        />
      ),
    },
  ],
  donts: [
    {
      text: '합해도 전체가 되지 않는 수를 나란히 놓지 않습니다.',
      example: (
        <ShareBar
          label="점심과 신청 학생"
          parts={[
            { id: 'lunch', label: '점심', value: 1177, meaning: 'lunch' },
            { id: 'students', label: '신청 학생', value: 52 },
          ]}
          format={String}
        />
      ),
    },
  ],
  wording: '부분의 이름은 낱말 하나, 값에는 단위가 있습니다: 남은 자리 2석.',
} satisfies Guide;
