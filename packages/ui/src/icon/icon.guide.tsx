import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { LockIcon, TrashIcon } from '.';

export const iconGuide = {
  use: '하나에 아이콘 하나입니다. 24 × 24에 둥근 2 굵기의 선으로, 옆 글과 같은 색입니다. 글을 거들고 글을 대신하는 일은 드뭅니다.',
  instead: [
    { when: '누를 수 있을 때', use: 'actions-iconbutton' },
    { when: '상태를 나타낼 때', use: 'data-badge' },
  ],
  states: [
    { story: 'Decoration', says: '읽지 않고 1.25em입니다. 글과 같은 높이이고 함께 커집니다.' },
    { story: 'WithMeaning', says: '홀로 설 때는 label이 있고 그것을 읽습니다.' },
    {
      story: 'Sizes',
      says: '글의 크기를 따르거나 고정합니다: 칩 16, 막대 24, 빈 화면 32~40.',
    },
    {
      story: 'Grid',
      says: '모든 아이콘과 이름입니다. 같은 아이콘은 어디서나 같은 뜻입니다.',
    },
  ],
  keyboard: [],
  spoken: '보통은 읽지 않습니다(aria-hidden). label이 있으면 그 이름의 그림입니다.',
  dos: [
    {
      text: '딸린 낱말 앞에 둡니다.',
      example: (
        <Button>
          <LockIcon /> 마감
        </Button>
      ),
    },
    {
      text: '필요한 것만 가져옵니다. 아이콘마다 파일이라 화면이 다른 것을 싣지 않습니다.',
    },
    {
      text: '새 아이콘은 같은 격자와 굵기로 그리고, 보이는 것으로 이름 지어 icon/index.ts에 더합니다.',
    },
  ],
  donts: [
    { text: '옆의 낱말과 같은 label을 붙이지 않습니다. 두 번 읽힙니다.' },
    {
      text: '뜻이 둘일 수 있으면 아이콘만 두지 않습니다.',
      example: <TrashIcon size={24} />,
    },
    { text: '이모지를 쓰지 않습니다. 휴대폰마다 다르고 테마를 따르지 않습니다.' },
  ],
  wording: 'label은 상태의 명사입니다: 마감, 새 글.',
} satisfies Guide;
