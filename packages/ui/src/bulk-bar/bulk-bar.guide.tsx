import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { BulkBar } from '.';

const nothing = () => undefined;

export const bulkBarGuide = {
  use: '표에서 고른 줄로 할 수 있는 일입니다. 첫 줄을 고르면 나타나 표를 스크롤해도 화면 아래에 있고, 마지막 줄을 풀면 사라집니다.',
  instead: [
    { when: '고른 줄과 상관없이 보이는 것 모두에 하는 일일 때', use: 'data-filterbar' },
    { when: '한 줄에만 하는 일일 때', use: 'actions-menu' },
  ],
  states: [
    { story: 'Ticked', says: '고른 수, 모두 푸는 ×, 할 수 있는 일.' },
    { story: 'NothingTicked', says: '아무것도 그리지 않고 초점도 오지 않습니다.' },
    {
      story: 'DisabledWithReason',
      says: '고른 줄에 할 수 없는 일은 남겨 두고 사유를 밝힙니다.',
    },
    {
      story: 'Loading',
      says: '요청을 보내는 중입니다. 누른 버튼이 돌고, 끝날 때까지 선택은 남습니다.',
    },
    {
      story: 'ManyActions',
      says: '휴대폰에서는 버튼이 여러 줄이 됩니다. 막대는 화면보다 넓어지지 않습니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '표에서 ×로, 이어서 버튼마다 갑니다.' },
    { keys: 'Enter, Space', does: '버튼을 누릅니다.' },
  ],
  spoken:
    '고른 수를 이름으로 하는 그룹입니다. 수는 라이브 영역이라 고를 때마다 12명 선택됨을 읽습니다.',
  dos: [
    {
      text: '수에 단위를 붙여 무엇을 세는지 밝힙니다.',
      example: (
        <BulkBar label="3명 선택됨" clearLabel="선택 해제" onClear={nothing}>
          <Button size="dense">상태 바꾸기</Button>
        </BulkBar>
      ),
    },
    {
      text: '마흔 줄을 한꺼번에 바꿔도 되돌리기를 제공합니다. 되돌릴 수 없는 일만 미리 묻습니다.',
    },
    { text: '성공하면 선택을 풀고, 실패하면 그대로 둡니다.' },
  ],
  donts: [
    {
      text: '동작을 네 개 넘게 늘어놓지 않습니다. 나머지는 끝의 메뉴에 넣습니다.',
      example: (
        <BulkBar label="3명 선택됨" clearLabel="선택 해제" onClear={nothing}>
          {['재원', '휴원', '퇴원', '엑셀', '인쇄', '복사'].map((text) => (
            <Button key={text} size="dense">
              {text}
            </Button>
          ))}
        </BulkBar>
      ),
    },
    {
      text: '필터에 가려진 줄까지 말없이 처리하지 않습니다. 보이는 것만 세거나 더 골라져 있다고 밝힙니다.',
    },
  ],
  wording:
    '수는 12명 선택됨, 3건 선택됨. ×는 선택 해제. 동작은 한 줄일 때의 버튼과 같은 명사나 바꾸기 꼴입니다: 상태 바꾸기, 입금 확인.',
} satisfies Guide;
