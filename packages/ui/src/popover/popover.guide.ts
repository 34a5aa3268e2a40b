import type { Guide } from '../../storybook/guide';

export const popoverGuide = {
  use: 'A button that opens a small panel of controls beside it: a filter with several ticks, the options of a print-out. The page behind stays in sight and in reach.',
  instead: [
    { when: 'The panel would hold only actions', use: 'Actions/Menu' },
    { when: 'One value of a list is chosen', use: 'Inputs/Select' },
    { when: 'It is a form that is saved, or it must be answered', use: 'Feedback/Dialog' },
    { when: 'It only explains', use: 'Feedback/Tooltip' },
  ],
  states: [
    {
      story: 'Open',
      says: 'The panel lies under the button, their starts in line (align="end": their ends), or above where there is no room below. It scrolls when it is higher than the screen.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: opens the panel and goes to what is chosen in it, else to its first control.',
    },
    { keys: 'Tab', does: 'Through the controls of the panel, then on in the page.' },
    { keys: 'Esc', does: 'Closes it; the focus returns to the button.' },
  ],
  spoken:
    'A button that opens a dialog, open or closed; the panel is a dialog named by panelLabel. The page behind stays readable.',
  dos: [
    { text: 'Let ticks take effect at once; a button that closes is then only a convenience.' },
    { text: 'Say on the button what is set while the panel is closed: 학년 2.' },
  ],
  donts: [
    { text: 'Not a popover in a popover: a press in the inner one closes the outer one.' },
    { text: 'Not text that somebody has to type at length: a press elsewhere closes the panel.' },
  ],
  wording: 'The button is a noun, 학년; the panel’s name says what is done in it, 학년 고르기.',
} satisfies Guide;
