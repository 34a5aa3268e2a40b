import type { Guide } from '../../storybook/guide';
import { FilterToggle } from '.';

export const filterBarGuide = {
  use: 'The tools of a list: which of it is shown, how much that is, and what can be done with it. FilterSelect for one choice, FilterChip for several, FilterToggle for yes or no, FilterPart for a control of its own. They stand in the bar of the page (Shell/PageBar).',
  instead: [
    { when: 'The views are different things, not a narrower one', use: 'Actions/Tabs' },
    { when: 'Something is done with ticked rows', use: 'Data/BulkBar' },
    { when: 'Three or four exclusive views of a student’s list', use: 'Actions/SegmentedControl' },
  ],
  states: [
    {
      story: 'Everything',
      says: 'Search, 필터, ⋯ and the one primary action in one row, in the bar of the page. No second row.',
    },
    {
      story: 'Narrowed',
      says: 'Below the bar a chip for every condition that is on, at most two choices spelled out: 학년: 고1, 고3 +1. 필터 says how many.',
    },
    { story: 'Narrowing', says: 'Every tick acts at once; a press on a chip takes it back.' },
    { story: 'PanelOpen', says: 'All conditions in one panel; on a phone a sheet.' },
    { story: 'Cleared', says: '조건 지우기 takes all of it away, the search too.' },
    {
      story: 'Phone',
      says: 'The search takes what two icons leave, and the whole row while it is typed into. The primary action is its icon.',
    },
    { story: 'LargeText', says: 'At 200 % text they break into more lines.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Search, 필터, ⋯, the primary action, then the chips.' },
    { keys: 'Enter, Space', does: 'Opens the panel or the menu, takes a chip away.' },
    {
      keys: 'Esc',
      does: 'Closes the panel, the focus goes back; in the search it empties the field.',
    },
  ],
  spoken:
    'A search landmark named by its label. A chip is a pressed button that says what is on. The count is a polite live region: it is read after every change.',
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
