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
  use: 'Says whether what is on the screen is stored, on pages that save by themselves: the student’s meals, the attendance sheet. A pill in the head that never says more than is true.',
  instead: [
    { when: 'A form is sent with a button: the button shows that it runs', use: 'Actions/Button' },
    { when: 'Something was done that can be taken back', use: 'Feedback/Toast' },
    { when: 'One upload or export of several runs', use: 'Feedback/WorkLine' },
  ],
  states: [
    {
      story: 'Idle',
      says: 'Nothing was changed: nothing to see. The live region is there already.',
    },
    { story: 'Saving', says: 'Only after 300 ms; a quicker save goes by without a flicker.' },
    { story: 'Saved', says: 'Only after the server’s yes to the newest change, with the time.' },
    {
      story: 'Failed',
      says: 'Three tries failed. It stays until a retry works; the changes are kept.',
    },
    {
      story: 'Offline',
      says: 'No connection: how many changes wait. They go out by themselves later.',
    },
    { story: 'Grid', says: 'All four. A mark, a colour and words say the same.' },
    { story: 'LargeText', says: 'With text at 200 % the words break inside the pill.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to 다시 시도, when it is there.' },
    { keys: 'Enter, Space', does: 'Tries again.' },
  ],
  spoken:
    'A status: every change is announced politely, 저장됨 14:03 as well as 저장하지 못했어요.',
  dos: [
    {
      text: 'Say what waits and that it is not lost.',
      example: <SaveStatus state="offline" texts={texts} />,
    },
    {
      text: 'Always give a failed state its retry.',
      example: <SaveStatus state="failed" texts={texts} onRetry={nothing} />,
    },
  ],
  donts: [
    {
      text: 'Not a save button beside it: then nobody knows whether pressing is needed.',
      example: (
        <div className="story-row">
          <SaveStatus state="saved" texts={texts} />
          <Button size="dense">저장</Button>
        </div>
      ),
    },
    {
      text: 'Not saved after the first of several answers: an older one says nothing about the newest change.',
    },
  ],
  wording:
    'Four texts: 저장 중… · 저장됨 14:03 · 저장하지 못했어요 · 오프라인 · 변경 3건 대기. Managers read 저장하지 못했습니다. No full stop: it is a label.',
} satisfies Guide;
