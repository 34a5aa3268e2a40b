import type { Guide } from '../../storybook/guide';
import { CopyIcon } from '../icon';
import { IconButton } from '../icon-button';
import { CopyButton } from '.';

const texts = {
  label: '복사',
  copiedLabel: '계좌번호를 복사했어요.',
  failedLabel: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.',
};

export const copyButtonGuide = {
  use: '글 하나를 클립보드에 넣고 그 자리에서 알립니다: 계좌번호, 학부모에게 보낼 글, 오류 번호.',
  instead: [
    {
      when: '표의 칸을 복사할 때. 표가 Ctrl+C로 합니다',
      use: 'data-datagrid',
    },
    { when: '파일로 저장할 때', use: 'actions-button' },
  ],
  states: [
    {
      story: 'Copies',
      says: '누르면 2초 동안 아이콘이 체크로 바뀌고 무엇을 복사했는지 말합니다.',
    },
    {
      story: 'Refused',
      says: '브라우저가 허락하지 않으면 2초 동안 대신 할 일을 말합니다. 글은 옆에서 직접 고를 수 있어야 합니다.',
    },
    { story: 'DisabledWithReason', says: '아직 복사할 것이 없고 사유를 말합니다.' },
    { story: 'Grid', says: '복사할 글 옆의 dense, 또는 줄 안의 text 버튼.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '초점이 옵니다.' },
    { keys: 'Enter, Space', does: '복사합니다. 초점은 그대로입니다.' },
  ],
  spoken: '이름이 복사인 button이고 2초 동안은 결과가 이름입니다. 라이브 영역이 한 번 읽습니다.',
  dos: [
    {
      text: '복사할 글 바로 뒤에 둡니다.',
      example: (
        <div className="story-row">
          <span className="tabular-nums">110-123-456789</span>
          <CopyButton text="110-123-456789" {...texts} />
        </div>
      ),
    },
    { text: '붙여 넣을 곳에 필요한 것만 복사합니다: 은행 이름을 뺀 계좌번호.' },
  ],
  donts: [
    { text: '토스트를 함께 띄우지 않습니다. 버튼이 이미 말했습니다.' },
    {
      text: '아이콘만 두지 않습니다. 체크만 바뀌어 무엇이 복사되었는지 모릅니다.',
      example: (
        <IconButton label="복사">
          <CopyIcon />
        </IconButton>
      ),
    },
    {
      text: '보이지 않는 글을 복사하지 않습니다. 복사가 막히면 손으로 골라야 합니다.',
    },
  ],
  wording:
    '누르기 전: 복사. 누른 뒤: 무엇을 복사했는지 한 문장으로: 계좌번호를 복사했어요.(관리자: 복사했습니다.) 막혔을 때: 대신 할 일.',
} satisfies Guide;
