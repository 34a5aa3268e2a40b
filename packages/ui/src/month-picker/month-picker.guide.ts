import type { Guide } from '../../storybook/guide';

export const monthPickerGuide = {
  use: 'Chooses the month that a page shows: a step back or on, this month, or any month of any year. Dashboards, attendance and calendars of managers have it in their heading.',
  instead: [
    { when: 'A day is entered in a form', use: 'Inputs/DateField' },
    { when: 'A page goes through a list', use: 'Data/Pagination' },
  ],
  states: [
    {
      story: 'Steps',
      says: 'Arrows for a step, the month itself as a button, 이번 달 for the way back. 이번 달 is pressed while it is shown.',
    },
    {
      story: 'Open',
      says: 'The twelve months of a year below the button. The shown month is filled, the month of today has an edge; what cannot be chosen is greyed and says why.',
    },
    { story: 'LargeText', says: 'With text at 200 % the parts go under each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Previous month, the month, next month, this month.' },
    {
      keys: 'Enter, Space',
      does: 'Presses. On the month: opens the year and goes to the shown month. In the year: chooses, closes and returns.',
    },
    { keys: 'Esc', does: 'Closes the year without a change; the focus returns to the month.' },
  ],
  spoken:
    'Buttons with their names; the month is a button that opens a dialog named 달 고르기. The year in it is announced when it changes, chosen month and this month are told apart (pressed, current date).',
  dos: [
    {
      text: 'Keep the month in the URL, so that a link leads to the same month and Back to the one before.',
    },
    { text: 'Pass the present month by the server’s clock as current.' },
    { text: 'Set min and max where there is nothing to see, and say why with outOfRange.' },
  ],
  donts: [
    {
      text: 'Not for a birthday or any day years ago: twelve buttons per year take too many steps.',
    },
    { text: 'Not two of them on one page: it decides what the whole page shows.' },
  ],
  wording:
    'The month is written in full, 2026년 11월, in the year only 11월. The steps are named 이전 달 and 다음 달, not 이전 and 다음.',
} satisfies Guide;
