import type { Guide } from '../../storybook/guide';
import { LockReason } from '.';

export const lockReasonGuide = {
  use: 'Says in a row or a card that something is closed, and why. The lock and the word are always there; a tap, a click or the mouse over it brings the sentence.',
  instead: [
    {
      when: 'What is closed is a button or a field: it takes the sentence as disabledReason',
      use: 'Actions/Button',
    },
    { when: 'What is closed is a meal in a calendar', use: 'Data/MealChip' },
    { when: 'Everything on the page is closed for the same reason', use: 'Feedback/Banner' },
  ],
  states: [
    {
      story: 'Closed',
      says: 'A lock with a short word. It is a button, small enough for running text, with a target of 44 px.',
    },
    {
      story: 'Tapped',
      says: 'The sentence in a dark bubble beside it. It stays until Esc, a press elsewhere or a second tap.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the lock.' },
    { keys: 'Enter, Space', does: 'Opens and closes the sentence.' },
    { keys: 'Esc', does: 'Closes it; the focus stays on the lock.' },
  ],
  spoken:
    'A button with the short word as its name and the sentence as its description, so that the reason is read without opening it.',
  dos: [
    {
      text: 'Pass the sentence of the rule that closed it; the server and both apps use the same one.',
      example: <LockReason>전날 14:00 이후에는 변경할 수 없어요.</LockReason>,
    },
    {
      text: 'Change label where 마감 is not the word: 휴무, 지난 일정.',
      example: <LockReason label="휴무">이 날은 점심을 운영하지 않아요.</LockReason>,
    },
  ],
  donts: [
    {
      text: 'Not the short word again as the reason: whoever opens it wants to know why.',
      example: <LockReason>마감되었어요.</LockReason>,
    },
    {
      text: 'Not a lock on every row of a list that is closed as a whole: say it once above the list.',
    },
  ],
  wording:
    'The short word is a noun of two to four syllables. The reason is one sentence that names the rule with its numbers and, where there is one, the way out.',
} satisfies Guide;
