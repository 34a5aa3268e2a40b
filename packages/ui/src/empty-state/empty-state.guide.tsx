import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { EmptyState } from '.';

export const emptyStateGuide = {
  use: 'Takes the place of a list, a table or a page that has nothing in it, says so, and what to do about it.',
  instead: [
    { when: 'It could not be loaded', use: 'Feedback/ErrorState' },
    { when: 'It is still loading', use: 'Feedback/Skeleton' },
    { when: 'One value is missing in a list of values', use: 'Data/KeyValueList' },
  ],
  states: [
    { story: 'Plain', says: 'One sentence in the middle: enough where nothing can be done.' },
    {
      story: 'WithIconAndAction',
      says: 'The beginning: an icon, what this will be, and the button that fills it.',
    },
    {
      story: 'FilteredAway',
      says: 'There is something, but not under these conditions: say so, and offer to take them away.',
    },
    { story: 'NoRight', says: 'This account may not see it: a lock, and whom to ask.' },
    { story: 'LongText', says: 'Lines are balanced; no word stands alone on the last line.' },
    { story: 'LargeText', says: 'At 200 % text everything breaks and nothing is cut off.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the button. Without one it takes no focus.' }],
  spoken:
    'Plain text; the icon is silent. When it comes after a search, the count beside the filters announces it.',
  dos: [
    {
      text: 'Say what is missing in the words of the page, and offer the one thing to do.',
      example: <EmptyState title="등록된 학생이 없습니다." action={<Button>학생 등록</Button>} />,
    },
    {
      text: 'Tell "nothing yet" from "nothing found": 등록된 학생이 없습니다. and 조건에 맞는 학생이 없습니다.',
    },
  ],
  donts: [
    {
      text: 'Not before the answer is there: for a moment everybody would read that they have lost everything.',
    },
    {
      text: 'Not a joke or a big picture: it is seen every day.',
      example: <EmptyState title="텅~ 비었어요!" />,
    },
    { text: 'Not as an error: when loading failed, say that.' },
  ],
  wording:
    'One whole sentence with a full stop: 아직 신청한 도시락이 없어요. (students), 등록된 학생이 없습니다. (managers). The explanation at most two lines.',
} satisfies Guide;
