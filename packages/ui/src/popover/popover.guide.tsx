import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { ChevronDownIcon } from '../icon';
import { Card } from '../layout';
import { TextArea } from '../text-area';

export const popoverGuide = {
  use: '옆에 작은 판을 여는 버튼입니다: 여러 개를 고르는 필터, 인쇄 설정. 뒤의 화면은 보이고 닿을 수 있습니다.',
  instead: [
    { when: '판에 동작만 있을 때', use: 'actions-menu' },
    { when: '목록에서 값 하나를 고를 때', use: 'inputs-select' },
    { when: '저장할 양식이거나 꼭 답해야 할 때', use: 'feedback-dialog' },
    { when: '설명만 할 때', use: 'feedback-tooltip' },
  ],
  states: [
    {
      story: 'Open',
      says: '판은 버튼 아래에서 시작을 맞추고(align="end"면 끝) 자리가 없으면 위에 섭니다. 화면보다 높으면 스크롤합니다.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: '버튼에서: 판을 열고 골라진 것, 없으면 첫 요소로 갑니다.',
    },
    { keys: 'Tab', does: '판의 요소를 지나 화면으로 이어집니다.' },
    { keys: 'Esc', does: '닫고 초점이 버튼으로 돌아갑니다.' },
  ],
  spoken:
    '대화 상자를 여는 버튼이고 열림·닫힘을 말합니다. 판은 panelLabel을 이름으로 하는 대화 상자입니다. 뒤의 화면도 읽을 수 있습니다.',
  dos: [
    { text: '체크하면 바로 적용합니다. 닫는 버튼은 편의일 뿐입니다.' },
    {
      text: '닫힌 동안 정해진 것을 버튼에 씁니다: 학년 2.',
      example: (
        <Button size="dense">
          학년 2 <ChevronDownIcon />
        </Button>
      ),
    },
  ],
  donts: [
    { text: '팝오버 안에 팝오버를 두지 않습니다. 안쪽을 누르면 바깥쪽이 닫힙니다.' },
    {
      text: '길게 쓸 글을 넣지 않습니다. 다른 곳을 누르면 닫힙니다.',
      example: (
        <Card>
          <TextArea
            label="사유"
            defaultValue="병원에 다녀와서 3교시부터 나옵니다. 진료 확인서는 내일"
          />
        </Card>
      ),
    },
  ],
  wording: '버튼은 명사(학년), 판의 이름은 거기서 할 일(학년 고르기)입니다.',
} satisfies Guide;
