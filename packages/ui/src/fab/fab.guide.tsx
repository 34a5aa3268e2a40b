import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { PlusIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Row } from '../layout';

export const fabGuide = {
  use: '학생이 앱을 여는 단 하나의 까닭을 늘 엄지 아래에 둡니다: 빠른 신청. 휴대폰에만 있습니다. 끌어서 비킬 수 있고 둔 자리에 남습니다.',
  instead: [
    { when: '자리가 있을 때. 화면 머리의 버튼을 씁니다', use: 'actions-button' },
    { when: '같은 무게의 동작이 여럿일 때', use: 'actions-menu' },
  ],
  states: [
    {
      story: 'Pressed',
      says: '56 px. 탭 위의 오른쪽 아래나 화면이 정한 높이(--fab-rest)에 있습니다.',
    },
    {
      story: 'Extended',
      says: '이름이 붙은 48 px 높이입니다. 그 화면의 첫 동작일 때 씁니다.',
    },
    {
      story: 'DraggedToTheOtherEdge',
      says: '6 px부터 손가락을 따라가고 제목 막대와 탭 사이에서 가까운 가장자리에 붙습니다.',
    },
    { story: 'WhereItWasLeft', says: '가장자리와 높이를 기기가 기억합니다.' },
    {
      story: 'HiddenWhileTyping',
      says: '입력란에 초점이 있으면 사라집니다. 그 자리는 자판이 씁니다. 열린 시트 뒤에서도 보이지 않습니다.',
    },
    { story: 'Desk', says: '901 px부터는 없습니다. 화면 머리에 버튼이 있습니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 옵니다.' },
    { keys: 'Enter, Space', does: '누릅니다.' },
    { keys: '↑ ↓', does: '16 px 옮깁니다.' },
    { keys: '← →', does: '그쪽 가장자리로 옮깁니다.' },
  ],
  spoken:
    '역할은 button, 이름은 빠른 신청, 설명은 화살표 키로 옮길 수 있어요. 자리가 바뀌어도 알리지 않습니다.',
  dos: [
    {
      text: '같은 동작을 화면 머리에도 둡니다. 떠 있는 버튼을 맞추거나 끌지 않아도 됩니다.',
      example: (
        <Row gap={8} align="center" justify="between">
          <strong>도시락 신청</strong>
          <Button size="dense">빠른 신청</Button>
        </Row>
      ),
    },
    { text: 'localStorage를 넘겨 학생이 둔 자리에 남게 합니다.' },
  ],
  donts: [
    {
      text: '한 화면에 둘을 두지 않습니다.',
      example: (
        <Row gap={8} justify="end">
          <IconButton label="빠른 신청" variant="outlined">
            <PlusIcon />
          </IconButton>
          <IconButton label="일정 추가" variant="outlined">
            <PlusIcon />
          </IconButton>
        </Row>
      ),
    },
    {
      text: '바로 무엇을 바꾸는 동작을 넣지 않습니다. 실수로 눌립니다. 시트를 엽니다.',
    },
    {
      text: '목록의 마지막 줄을 덮지 않습니다. 내용 아래를 비웁니다(--shell-bottom과 72 px).',
    },
  ],
  wording: '여는 것의 이름이며 시트의 제목과 같습니다: 빠른 신청.',
} satisfies Guide;
