import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { SaveStatus } from '.';

const texts = {
  saving: '저장 중…',
  saved: '저장됨 14:03',
  failed: '저장하지 못했어요',
  offline: '오프라인 · 변경 3건 대기',
};
const nothing = () => undefined;

export const saveStatusGuide = {
  use: '저절로 저장하는 화면에서 보이는 것이 저장되었는지 말합니다: 학생의 도시락, 출석부. 머리에 있는 알약 모양이고 사실보다 많이 말하지 않습니다.',
  instead: [
    { when: '버튼으로 양식을 보낼 때. 버튼이 진행을 보여 줍니다', use: 'actions-button' },
    { when: '되돌릴 수 있는 일을 했을 때', use: 'feedback-toast' },
    { when: '올리기나 내보내기 하나가 진행될 때', use: 'feedback-workline' },
  ],
  states: [
    {
      story: 'Idle',
      says: '바뀐 것이 없어 보이지 않습니다. 라이브 영역은 이미 있습니다.',
    },
    { story: 'Saving', says: '300 ms가 지나야 나옵니다. 더 빠른 저장은 깜빡이지 않습니다.' },
    { story: 'Saved', says: '가장 새로운 변경에 서버가 답한 뒤에만, 시각과 함께 나옵니다.' },
    {
      story: 'Failed',
      says: '세 번 실패했습니다. 다시 시도가 될 때까지 남고 바꾼 것은 지킵니다.',
    },
    {
      story: 'Offline',
      says: '연결이 없습니다. 기다리는 변경의 수를 말하고 나중에 저절로 보냅니다.',
    },
    { story: 'Grid', says: '네 가지 모두. 표시, 색, 글이 같은 것을 말합니다.' },
    { story: 'LargeText', says: '글자를 200 %로 키우면 알약 안에서 줄을 바꿉니다.' },
  ],
  keyboard: [
    { keys: 'Tab', does: '다시 시도가 있으면 그리로 갑니다.' },
    { keys: 'Enter, Space', does: '다시 시도합니다.' },
  ],
  spoken: 'status입니다. 저장됨 14:03도 저장하지 못했어요도 읽던 것을 마친 뒤 읽습니다.',
  dos: [
    {
      text: '무엇이 기다리고 잃지 않았다는 것을 말합니다.',
      example: <SaveStatus state="offline" texts={texts} />,
    },
    {
      text: '실패에는 늘 다시 시도를 붙입니다.',
      example: <SaveStatus state="failed" texts={texts} onRetry={nothing} />,
    },
  ],
  donts: [
    {
      text: '옆에 저장 버튼을 두지 않습니다. 눌러야 하는지 알 수 없습니다.',
      example: (
        <div className="story-row">
          <SaveStatus state="saved" texts={texts} />
          <Button size="dense">저장</Button>
        </div>
      ),
    },
    {
      text: '여러 답 가운데 첫째만으로 저장됨이라 하지 않습니다. 앞의 답은 새 변경을 모릅니다.',
    },
  ],
  wording:
    '네 가지입니다: 저장 중… · 저장됨 14:03 · 저장하지 못했어요 · 오프라인 · 변경 3건 대기. 관리자는 저장하지 못했습니다. 레이블이므로 마침표가 없습니다.',
} satisfies Guide;
