import type { Guide } from '../../storybook/guide';
import { FilterToggle } from '.';

export const filterBarGuide = {
  use: 'Above a list: which of it is shown, how much that is, and what can be done with what is shown. A search field, FilterChip for one of several choices, FilterToggle for yes or no.',
  instead: [
    { when: 'The views are different things, not a narrower one', use: 'Actions/Tabs' },
    { when: 'Something is done with ticked rows', use: 'Data/BulkBar' },
    { when: 'Three or four exclusive views of a student’s list', use: 'Actions/SegmentedControl' },
  ],
  states: [
    {
      story: 'Everything',
      says: 'No condition: the count of all. No button to clear what is not there.',
    },
    {
      story: 'Narrowed',
      says: 'A chip in use is blue and says what is chosen, at most two spelled out and the rest as a number: 학년: 고1, 고3 +1. The count says both numbers.',
    },
    {
      story: 'ChipOpen',
      says: 'A small panel with a box per choice and how many rows it has; every tick acts at once.',
    },
    { story: 'Cleared', says: '조건 지우기 takes all of it away, the search too.' },
    { story: 'Phone', says: 'On 390 px chips and actions break into lines.' },
    { story: 'LargeText', says: 'At 200 % text they break into more lines.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Search, chips, 조건 지우기, actions, one by one.' },
    { keys: 'Enter, Space', does: 'Opens a chip, switches a toggle, presses a button.' },
    { keys: 'Space in a chip', does: 'Ticks a choice.' },
    {
      keys: 'Esc',
      does: 'Closes the chip, the focus goes back to it; in the search it empties the field.',
    },
  ],
  spoken:
    'A search landmark named by its label. A chip is a button that says what is chosen and whether it is open, a toggle whether it is pressed. The count is a polite live region: it is read after every change.',
  dos: [
    {
      text: 'Keep the conditions in the address: a filtered list can be sent to a colleague and comes back with Back.',
    },
    { text: 'Say both numbers while it is narrowed: 전체 312명 · 표시 47명.' },
    { text: 'Export and print what is shown, and say so on the paper.' },
    {
      text: 'Use a toggle for the one question that is asked every day.',
      example: (
        <FilterToggle pressed onPressedChange={() => undefined}>
          미입금
        </FilterToggle>
      ),
    },
  ],
  donts: [
    { text: 'Not an apply button: every change acts at once.' },
    { text: 'Not a chip for two choices: that is a toggle.' },
    { text: 'Not conditions that are out of sight: what narrows the list has to be seen.' },
  ],
  wording:
    'Chips and toggles are nouns of the column: 학년, 미입금. Count: 전체 312명 · 표시 47명. 조건 지우기 · 전체.',
} satisfies Guide;
