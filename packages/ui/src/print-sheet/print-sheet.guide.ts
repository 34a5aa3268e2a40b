import type { Guide } from '../../storybook/guide';

export const printSheetGuide = {
  use: 'What goes on paper: while one is in the page, printing puts only it on paper, always in the light colours. Same-day lists, attendance sheets, slips, seat papers and invoices are made with it.',
  instead: [
    { when: 'It is a table to work with on the screen', use: 'Data/DataGrid' },
    { when: 'Numbers go to Excel: the export menu of the table', use: 'Actions/Menu' },
  ],
  states: [
    {
      story: 'OnScreen',
      says: 'With onScreen it is on the screen too, for a preview: title and time of printing in a line, then the table with its rules.',
    },
    { story: 'OnlyOnPaper', says: 'The usual case: nothing on the screen.' },
    {
      story: 'Bare',
      says: 'For paper that is cut beforehand: no head and no page number; the title is for screen readers only.',
    },
  ],
  keyboard: [],
  spoken:
    'A section with a heading of the second level. What is only for paper is hidden from screen readers as well.',
  dos: [
    { text: 'Show marks as letters: O, ×, 지. The office prints in black and white.' },
    { text: 'Give lists that are signed a column 확인 that stays empty.' },
    {
      text: 'Choose the paper: A4 upright for same-day lists, A4 lying for attendance, wide (A3) for what A4 cannot hold.',
    },
  ],
  donts: [
    { text: 'Not a screenshot of the page: shadows and buttons cost ink and say nothing.' },
    { text: 'Not two sheets at once: both would be printed.' },
    {
      text: 'Not a list without the time of printing: by the next change nobody knows which paper is the newer one.',
    },
  ],
  wording:
    'The title names day and subject: 11월 20일 (금) 도시락. The stamp is 2026-11-20 14:03 출력, in Korean time.',
} satisfies Guide;
