import type { Guide } from '../../storybook/guide';

export const pagedCarouselGuide = {
  use: 'A few things of the same kind side by side, one in sight: notices with their pictures. Swiping and zooming are the browser’s own; buttons and 1/3 stand below.',
  instead: [
    {
      when: 'People look for one of them, or compare them: a list shows all',
      use: 'Data/DataGrid',
    },
    { when: 'A long list comes from the server page by page', use: 'Data/Pagination' },
  ],
  states: [
    { story: 'Pages', says: 'One page, the buttons, and which page of how many it is.' },
    { story: 'ByKeyboard', says: 'At the last page the button to the next one is greyed.' },
    { story: 'OnePage', says: 'A single page has no buttons and no count.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'To the pages, into the links of the page in sight, then to the buttons.',
    },
    { keys: '← →', does: 'On the pages: previous and next.' },
    { keys: 'Enter, Space', does: 'Presses a button.' },
  ],
  spoken:
    'A region with its name and a list of pages. Pages out of sight are inert: they are not read and take no focus. The count is announced when it changes.',
  dos: [
    {
      text: 'Use onPageChange to mark what came into sight as read and to load more near the end.',
    },
    { text: 'Keep pages of about the same height, so that the buttons stay under the thumb.' },
  ],
  donts: [
    { text: 'Not by itself: pages turn only when somebody turns them.' },
    { text: 'Not for what everybody must read: most people see the first page only.' },
  ],
  wording: 'The name says what the pages are: 이번 달 식단. The buttons are 이전 and 다음.',
} satisfies Guide;
