import type { Guide } from '../../storybook/guide';

export const paginationGuide = {
  use: 'Steps and jumps through a manager’s list that comes from the server page by page. At most seven places: the first, the last, the present one and its neighbours.',
  instead: [
    {
      when: 'Students read it on a phone: a list that goes on, with 더 보기 at its end',
      use: 'Actions/Button',
    },
    { when: 'All rows are there already; a table scrolls thousands of them', use: 'Data/DataGrid' },
    { when: 'The pages are months', use: 'Inputs/MonthPicker' },
  ],
  states: [
    {
      story: 'InTheMiddle',
      says: 'The present page is tinted and bold; … stands for pages that are left out.',
    },
    { story: 'AtTheEnd', says: 'The step that leads nowhere is greyed and says why.' },
    { story: 'OnePage', says: 'With one page there is nothing to see.' },
    { story: 'LargeText', says: 'With text at 200 % the pages take a second line.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From button to button, from left to right.' },
    { keys: 'Enter, Space', does: 'Goes to that page.' },
    { keys: 'Esc', does: 'Closes the reason of a greyed step.' },
  ],
  spoken:
    'A navigation with its name. Pages are buttons, 10 쪽; the present one is the current page. The steps speak their names and why they lead nowhere.',
  dos: [
    { text: 'Keep the page in the URL and go back to page 1 when a filter changes.' },
    { text: 'Put it below the list, and the number of all results above it.' },
  ],
  donts: [
    {
      text: 'Not an empty list with a page number: when the last row of a page is deleted, show the page before.',
    },
    { text: 'Not two of them, above and below: the keyboard would meet every page twice.' },
  ],
  wording: 'Pages are 쪽: 이전 쪽, 다음 쪽, 마지막 쪽입니다.',
} satisfies Guide;
