import type { Guide } from '../../storybook/guide';
import { buttonClassName } from '../button';
import { MoreIcon, PrintIcon } from '../icon';
import { Menu } from '.';

const nothing = () => undefined;

export const menuGuide = {
  use: '동작의 목록을 여는 버튼입니다. 줄이나 도구 막대에 자리가 없을 때 씁니다. PointMenu는 오른쪽 클릭이나 길게 누른 자리에 나오는 같은 목록입니다.',
  instead: [
    { when: '자리가 있거나 동작이 한두 개일 때', use: 'actions-button' },
    { when: '동작이 아니라 값을 고를 때', use: 'inputs-select' },
    { when: '입력란이나 체크박스를 담을 때', use: 'actions-popover' },
    { when: '고른 여러 줄에 하는 일일 때', use: 'data-bulkbar' },
  ],
  states: [
    { story: 'Closed', says: '누르는 영역 44 px의 점 셋. 이름은 읽기만 합니다.' },
    { story: 'Labelled', says: '같은 것에 글이 붙어 버튼처럼 보입니다.' },
    {
      story: 'Open',
      says: '목록은 버튼 아래에서 끝을 맞추고, 아래에 자리가 없으면 위에 섭니다. 되돌릴 수 없는 일은 빨갛고 마지막입니다.',
    },
    {
      story: 'DisabledWithReason',
      says: '동작은 목록에 회색으로 남고 이름 아래에 사유가 있습니다. 눌러도 아무 일이 없고 메뉴는 열려 있습니다.',
    },
    {
      story: 'LongWords',
      says: '긴 이름은 낱말 사이에서 줄을 바꿉니다. 목록은 화면보다 넓지 않습니다.',
    },
    {
      story: 'AtPoint',
      says: 'PointMenu: 포인터가 있던 자리의 목록, 초점은 첫 항목.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: '버튼에서는 목록을 열고 첫 항목으로 갑니다. 항목에서는 닫고 버튼으로 돌아가 실행합니다.',
    },
    { keys: '↓ ↑', does: '다음과 앞 항목. 끝에서 처음으로 돕니다.' },
    { keys: 'Home, End', does: '처음과 마지막 항목.' },
    { keys: 'Esc', does: '닫고 버튼으로 돌아갑니다.' },
    { keys: 'Tab', does: '닫고 다음으로 갑니다.' },
  ],
  spoken:
    '메뉴가 있는 버튼, 이어서 메뉴와 항목입니다. 아이콘만 있으면 aria-label이 필요합니다. 쓸 수 없는 항목은 사유와 함께 사용할 수 없음으로 읽습니다.',
  dos: [
    {
      text: '글이 있으면 버튼의 모습을 줍니다.',
      example: (
        <Menu
          className={buttonClassName({ size: 'dense' })}
          items={[
            { label: '배식표', onSelect: nothing },
            { label: '서명부', onSelect: nothing },
          ]}
        >
          <PrintIcon /> 인쇄
        </Menu>
      ),
    },
    {
      text: 'PointMenu의 것은 다른 곳에도 모두 둡니다. 오른쪽 클릭을 알아낼 까닭이 없습니다.',
    },
    { text: '할 수 없는 동작은 빼지 말고 까닭을 말합니다.' },
  ],
  donts: [
    {
      text: '모두가 하러 온 동작을 넣지 않습니다. 점 셋 뒤에서는 찾지 못합니다.',
      example: (
        <Menu aria-label="더 보기" items={[{ label: '저장', onSelect: nothing }]}>
          <MoreIcon />
        </Menu>
      ),
    },
    {
      text: '여덟 개쯤을 넘기거나 메뉴 안에 메뉴를 두지 않습니다. 휴대폰 화면에 들어가지 않습니다.',
    },
  ],
  wording:
    '명사: 수정, 인쇄, 삭제. 되도록 한 줄이며, 메뉴가 말하지 않을 때만 무엇에 하는지 씁니다: 이 날 점심 닫기.',
} satisfies Guide;
