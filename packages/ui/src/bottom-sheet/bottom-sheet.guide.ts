import type { Guide } from '../../storybook/guide';

export const bottomSheetGuide = {
  use: 'A short task or a look at details without leaving the page, on a phone within reach of the thumb: quick add, invoice, profile. From 901 px on it is a centred dialog. The student app’s usual modal.',
  instead: [
    { when: 'It is a question with two answers', use: 'Feedback/ConfirmDialog' },
    { when: 'It shows the details of one row of a list, on a desk', use: 'Feedback/Drawer' },
    { when: 'It is a manager’s form', use: 'Feedback/Dialog' },
    {
      when: 'It is a longer form or has an address of its own worth sharing: make it a page',
      use: 'Shell/StudentShell',
    },
  ],
  states: [
    {
      story: 'Phone',
      says: 'From the lower edge, as high as its content, at most 90 % of the screen. Handle, title, 닫기, and the buttons stay in sight.',
    },
    { story: 'Desk', says: 'The same content as a dialog in the middle.' },
    { story: 'LongContent', says: 'The content scrolls inside; the page behind does not move.' },
    {
      story: 'WithError',
      says: 'What failed stands above the button that was pressed. The sheet stays open and keeps what was typed.',
    },
    {
      story: 'LargeText',
      says: 'At 200 % text the title breaks and the content scrolls; the buttons stay.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the sheet only.' },
    { keys: 'Esc', does: 'Closes it; the focus goes back to what opened it.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll long content when it has the focus.' },
  ],
  spoken:
    'A modal dialog named by its title. The focus starts on the title (or on what has data-autofocus), never on a field: that would open the phone’s keyboard over the content. The page behind is out of reach until it closes.',
  dos: [
    {
      text: 'Let every way out do the same: 닫기, Esc, the backdrop, a pull on the handle, Back. The owner only sets open to false.',
    },
    { text: 'Name the action on one wide button in the footer: 신청하기.' },
    {
      text: 'Turn closeOnBack off where the address already holds the open state; Back then closes it through the router.',
    },
    {
      text: 'Keep what was typed when it is closed by mistake: hold the draft in the page, not in the sheet.',
    },
  ],
  donts: [
    {
      text: 'Not a sheet on a sheet: nobody knows how far Back leads. Change the content of the one that is open.',
    },
    { text: 'Not for a message that needs no answer: that is a toast.' },
    { text: 'Not without 닫기: the handle cannot be pulled by keyboard or switch control.' },
  ],
  wording:
    'The title is the noun that opened it (빠른 신청, 이번 달 도시락 비용). The way out is always 닫기, the action names itself: 신청하기.',
} satisfies Guide;
