import type { Guide } from '../../storybook/guide';
import { Skeleton, SkeletonGroup } from '.';

export const skeletonGuide = {
  use: '불러올 것과 같은 모양의 회색 덩어리입니다. 내용이 와도 화면이 뛰지 않습니다. 처음 200 ms는 보이지 않아 더 빨리 오면 깜빡이지 않습니다.',
  instead: [
    {
      when: '이미 있는 것을 새로 읽기만 할 때. 남겨 둡니다',
      use: 'data-monthgrid',
    },
    { when: '버튼을 눌렀을 때', use: 'actions-button' },
    { when: '여러 초가 걸리고 멈출 수 있을 때', use: 'feedback-workline' },
    { when: '없거나 실패했을 때', use: 'feedback-emptystate' },
  ],
  states: [
    {
      story: 'Rows',
      says: '목록: 길이가 다른 글줄. 빛이 지나가며, 움직임을 줄이면 멈춰 있습니다.',
    },
    { story: 'Tile', says: '정한 너비와 높이의 덩어리.' },
    { story: 'Month', says: 'MonthGridSkeleton: 칩이 둘씩 있는 42칸.' },
  ],
  keyboard: [],
  spoken:
    '덩어리는 읽지 않습니다. SkeletonGroup은 busy이고 무엇을 불러오는지 한 번 말합니다: 불러오는 중.',
  dos: [
    {
      text: '올 것의 크기를 줍니다.',
      example: (
        <SkeletonGroup>
          <Skeleton width="40%" height={24} />
          <Skeleton />
          <Skeleton width="80%" />
        </SkeletonGroup>
      ),
    },
    { text: '함께 불러오는 것은 SkeletonGroup 하나로 감쌉니다.' },
  ],
  donts: [
    {
      text: '화면 전체를 회색 상자 하나로 두지 않습니다. 내용이 오면 모두 뜁니다.',
      example: (
        <SkeletonGroup>
          <Skeleton height={120} />
        </SkeletonGroup>
      ),
    },
    { text: '이미 아는 사진이나 제목에 쓰지 않습니다. 있는 것은 보여 줍니다.' },
  ],
  wording: '여럿이면 읽을 글에 무엇인지 씁니다: 도시락 달력을 불러오는 중.',
} satisfies Guide;
