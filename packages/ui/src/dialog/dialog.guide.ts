import type { Guide } from '../../storybook/guide';

export const dialogGuide = {
  use: 'Something that has to be looked at or answered before the page goes on: a manager’s form of a few fields, pictures, the question for the name at the login.',
  instead: [
    { when: 'It is only a question whether to do something', use: 'Feedback/ConfirmDialog' },
    { when: 'It is the student app on a phone', use: 'Feedback/BottomSheet' },
    { when: 'The list behind it should stay in sight', use: 'Feedback/Drawer' },
    { when: 'A few controls belong to one button', use: 'Actions/Popover' },
  ],
  states: [
    {
      story: 'Small',
      says: 'Size s, 360 px: a question with two answers, without 닫기 because the footer has the way out.',
    },
    {
      story: 'Form',
      says: 'Size m, 520 px: fields below each other, the error above the footer, the action last.',
    },
    {
      story: 'Loading',
      says: 'The call is on its way: the button spins. It cannot be closed by a press beside it while edits are on their way.',
    },
    {
      story: 'LongContentScrollsInside',
      says: 'Title and footer stay in sight, the content scrolls.',
    },
    {
      story: 'NotDismissible',
      says: 'A press on the backdrop does nothing: for forms with something typed in them. Esc still asks to close.',
    },
    {
      story: 'LargeText',
      says: 'At 200 % text it takes the width of the screen, titles break, and it scrolls.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog only.' },
    { keys: 'Esc', does: 'Closes it; the focus goes back to what opened it.' },
    { keys: 'Enter in a field', does: 'Sends the form when the dialog holds one.' },
  ],
  spoken:
    'A modal dialog named by its title. The focus starts on what has data-autofocus, else on the title. The page behind cannot be reached.',
  dos: [
    { text: 'Put data-autofocus on the first field of a manager’s form: they come to type.' },
    { text: 'Keep it open and say what failed above the footer (InlineError).' },
    {
      text: 'Set dismissible to false as soon as something is typed, and ask before it is thrown away.',
    },
  ],
  donts: [
    {
      text: 'Not a dialog over a dialog; the only exception is the question before edits are thrown away.',
    },
    { text: 'Not on arrival of a page: nobody asked for it. Use a banner.' },
    { text: 'Not for more than about seven fields: that is a page or a drawer.' },
  ],
  wording:
    'The title says what it is about (상벌점 수정) or asks (학생 이름이 맞나요?). The way out is 닫기; a question’s answers name themselves: 아니에요 · 맞아요.',
} satisfies Guide;
