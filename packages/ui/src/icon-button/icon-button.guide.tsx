import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { CloseIcon, EditIcon, SettingsIcon } from '../icon';
import { IconButton } from '.';

export const iconButtonGuide = {
  use: '글 자리가 없고 누구나 아는 아이콘으로 나타내는 동작입니다: 다음 달, 닫기, 지우기, 줄의 ⋯.',
  instead: [
    { when: '글 자리가 있을 때', use: 'actions-button' },
    { when: '무엇을 복사할 때', use: 'actions-copybutton' },
    { when: '동작의 목록을 열 때', use: 'actions-menu' },
    { when: '달이나 날짜를 넘길 때', use: 'data-stepper' },
  ],
  states: [
    {
      story: 'Plain',
      says: '막대와 줄 안에서는 테두리가 없습니다. 마우스나 손가락 아래에 바탕이 나타납니다.',
    },
    { story: 'Outlined', says: '홀로 설 때는 테두리가 있습니다.' },
    {
      story: 'Dense',
      says: '표와 배너 안의 32 px입니다. 손가락이 누르는 영역은 그래도 44 px입니다.',
    },
    { story: 'DisabledWithReason', says: '지금은 누를 수 없습니다: 옅고, 까닭을 말합니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 아이콘과 버튼이 커집니다.' },
    {
      story: 'Grid',
      says: '두 종류와 두 크기입니다. normal은 휴대폰 48 px, 900 px 초과 40 px입니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 옵니다. 사유가 있어도 오고 사유가 열립니다.' },
    { keys: 'Enter, Space', does: '누릅니다.' },
    { keys: 'Esc', does: '사유를 닫습니다.' },
  ],
  spoken:
    '역할은 button, 이름은 label이며 마우스로도 보입니다(title). 사유가 있으면 흐림이고 사유가 설명입니다.',
  dos: [
    {
      text: '목록에 여럿이면 무엇에 하는 일인지 이름에 넣습니다: 무단지각 수정.',
      example: (
        <IconButton label="무단지각 수정" size="dense">
          <EditIcon />
        </IconButton>
      ),
    },
    {
      text: '배우지 않아도 아는 아이콘에 씁니다.',
      example: (
        <IconButton label="닫기">
          <CloseIcon />
        </IconButton>
      ),
    },
  ],
  donts: [
    {
      text: '화면의 주된 동작에 쓰지 않습니다. 글이 아이콘보다 빨리 보입니다.',
      example: (
        <div className="story-row">
          <IconButton label="시스템 설정" variant="outlined">
            <SettingsIcon />
          </IconButton>
          <Button>시스템 설정</Button>
        </div>
      ),
    },
    { text: '묻지 않는 삭제에 쓰지 않습니다. 실수로 눌립니다.' },
  ],
  wording:
    'label은 버튼이 할 말입니다: 다음 달, 닫기, 검색어 지우기. 목록에서는 줄의 이름을 앞에 붙입니다.',
} satisfies Guide;
