import type { Guide } from '../../storybook/guide';
import { WorkLine } from '.';

const nothing = () => undefined;

export const workLineGuide = {
  use: 'One piece of long work: how far it is, and the way to stop it or to try again. Uploads of pictures, Excel files that are read or written.',
  instead: [
    { when: 'It takes less than about two seconds', use: 'Actions/Button' },
    { when: 'Content of a page is loading', use: 'Feedback/Skeleton' },
    { when: 'Edits are stored by themselves', use: 'Feedback/SaveStatus' },
  ],
  states: [
    { story: 'Running', says: 'A bar and words for how far it is; 취소 where it can be stopped.' },
    {
      story: 'Unmeasured',
      says: 'Nobody knows how far: a light runs through the bar; where motion is reduced it rests.',
    },
    { story: 'Done', says: 'A check; bar and button are gone.' },
    { story: 'Failed', says: 'A sign, what went wrong, and 다시 시도.' },
    { story: 'LongWords', says: 'A long name of a file breaks; the buttons stay in sight.' },
    { story: 'Grid', says: 'Several pieces of work under each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To 취소 or 다시 시도.' },
    { keys: 'Enter, Space', does: 'Stops it or tries again.' },
  ],
  spoken:
    'A progress bar named by the label. The words for how far it is are announced politely when they change, as is what went wrong.',
  dos: [
    {
      text: 'Count in things that mean something: people, pictures.',
      example: (
        <WorkLine
          label="학생 불러오는 중"
          state="running"
          progress={0.32}
          detail="320 / 1,000명"
          onCancel={nothing}
        />
      ),
    },
    {
      text: 'Say what to do about a failure.',
      example: (
        <WorkLine
          label="식단표.heic"
          state="failed"
          detail="사진 형식을 읽을 수 없습니다. PNG나 JPG로 저장해 다시 올리세요."
          onRetry={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Not words that change with every per cent: a screen reader would never stop. Ten steps are enough.',
    },
    {
      text: 'Not a bar that stands at 100 %: when it is over, say so.',
      example: <WorkLine label="학생 불러오는 중" state="running" progress={1} detail="100 %" />,
    },
  ],
  wording:
    'Running: noun and 중, 엑셀 파일 만드는 중; done: the name of the thing. Details have their unit: 320 / 1,000명, 1.2MB.',
} satisfies Guide;
