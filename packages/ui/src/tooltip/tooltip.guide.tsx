import type { Guide } from '../../storybook/guide';
import { Tooltip } from '.';

export const tooltipGuide = {
  use: 'A small button in running text that explains a word or a rule. It works with a finger and the keyboard as well, not only under a mouse.',
  instead: [
    {
      when: 'The help is needed by everybody who fills in a field: its hint',
      use: 'Inputs/TextField',
    },
    { when: 'It says why something is closed', use: 'Feedback/LockReason' },
    { when: 'It holds controls or links', use: 'Actions/Popover' },
  ],
  states: [
    { story: 'Closed', says: 'An i in a circle of 24 px with a target of 44 px.' },
    {
      story: 'Tapped',
      says: 'The explanation in a dark bubble, above or below, never over the edge of the screen.',
    },
    { story: 'LongWords', says: 'At most 20rem wide; longer words break.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter, Space', does: 'Opens and closes.' },
    { keys: 'Esc', does: 'Closes; the focus stays.' },
  ],
  spoken:
    'A button with its name and the explanation as description, so that it is read without opening it.',
  dos: [
    {
      text: 'Name what it explains.',
      example: (
        <p>
          입금 기간{' '}
          <Tooltip label="입금 기간 도움말">입금 기간은 매달 1일부터 10일까지예요.</Tooltip>
        </p>
      ),
    },
    { text: 'Keep it to one or two sentences.' },
  ],
  donts: [
    { text: 'Not for what somebody must know before acting: most people never open it.' },
    {
      text: 'Not the word again in other words.',
      example: (
        <p>
          입금 기간 <Tooltip label="입금 기간 도움말">입금하는 기간이에요.</Tooltip>
        </p>
      ),
    },
  ],
  wording:
    'The name ends in 도움말: 입금 기간 도움말. The explanation is whole sentences, 해요체 for students and 합쇼체 for managers.',
} satisfies Guide;
