import type { Guide } from '../../storybook/guide';

export const drawerGuide = {
  use: 'The details of one row beside the list it came from: a student, an exam, an entry of the log. From the left it holds the menu of a phone. Up to 900 px a right drawer is a sheet from the lower edge.',
  instead: [
    { when: 'It is a short task of the student app', use: 'Feedback/BottomSheet' },
    { when: 'It is a form of its own', use: 'Feedback/Dialog' },
    { when: 'The details fit in the row', use: 'Data/DataGrid' },
  ],
  states: [
    {
      story: 'Desk',
      says: '440 px at the right edge, over the whole height. Title, 닫기 and footer stay in sight.',
    },
    {
      story: 'Phone',
      says: 'A sheet over the whole width, as high as its content, at most 90 % of the screen.',
    },
    { story: 'Left', says: '280 px at the left edge: the menu.' },
    {
      story: 'Loading',
      says: 'Grey lines in the shape of the details; title and 닫기 are there at once.',
    },
    { story: 'Failed', says: 'An ErrorState in place of the details.' },
    { story: 'LongContent', says: 'The content scrolls, the footer stays.' },
    { story: 'LargeText', says: 'At 200 % text titles break and the content scrolls.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the drawer only.' },
    { keys: 'Esc', does: 'Closes it; the focus goes back to the row.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll long content when it has the focus.' },
  ],
  spoken: 'A modal dialog named by its title; the focus starts on the title.',
  dos: [
    {
      text: 'Keep which row is open in the address, so that it can be sent to a colleague; then turn closeOnBack off.',
    },
    { text: 'Name the row in the title: 김하늘 · 11월.' },
    { text: 'Set dismissible to false while something is unsaved.' },
  ],
  donts: [
    { text: 'Not a drawer over a drawer: change the content, or go to a page.' },
    { text: 'Not for a question: that belongs in the middle.' },
    { text: 'Not a table that needs more than 440 px.' },
  ],
  wording: 'The title is the name of the thing: 12월 모의고사, 김하늘. The way out is 닫기.',
} satisfies Guide;
