import type { Guide } from '../../storybook/guide';

export const fileDropGuide = {
  use: 'Takes pictures or a workbook from a manager: dropped or pasted anywhere on the page, or picked. It hands the files on; uploading and its progress belong to the page.',
  instead: [
    { when: 'Rows are copied in Excel: paste them into the table', use: 'Data/DataGrid' },
    { when: 'Lines of text are pasted', use: 'Inputs/TextArea' },
  ],
  states: [
    {
      story: 'Picked',
      says: 'A dashed frame, what to do, what fits, and the button that opens the device’s picker.',
    },
    {
      story: 'Dragged',
      says: 'A file is over the page: frame and ground turn blue. It need not be let go inside the frame.',
    },
    {
      story: 'Refused',
      says: 'No file can be given now: the button says why; dropping does nothing.',
    },
    { story: 'LongText', says: 'Long sentences break; on a phone the button takes their width.' },
    { story: 'LargeText', says: 'At 200 % text nothing is cut off.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button.' },
    { keys: 'Enter, Space', does: 'Opens the device’s picker.' },
    {
      keys: 'Ctrl+V, ⌘V',
      does: 'Takes the picture or file on the clipboard, wherever the focus is.',
    },
  ],
  spoken:
    'A group named by what to do, with a button. That files were taken or refused is the page’s to announce.',
  dos: [
    { text: 'Say kinds and limits before: JPG, PNG, WEBP · 10MB까지.' },
    { text: 'Tell every file that was refused by its name and reason, and take the others.' },
    { text: 'Show at once what was taken, with a way to take it back.' },
  ],
  donts: [
    { text: 'Not two of them on a page: nobody knows which one a pasted picture goes to.' },
    { text: 'Not dragging as the only way: the button does the same.' },
    { text: 'Not trust in the ending of a name: the server looks at the content.' },
  ],
  wording:
    'Label: 사진을 끌어 놓거나 붙여 넣으세요. Hint: kinds and limits in a phrase. Button: 사진 고르기, 파일 고르기.',
} satisfies Guide;
