import type { Guide } from '../../storybook/guide';

export const fabGuide = {
  use: 'The one thing that students open the app for, always under the thumb: 빠른 신청. Phones only. It can be dragged out of the way and stays where it was left.',
  instead: [
    { when: 'There is room: a button in the page’s head', use: 'Actions/Button' },
    { when: 'There are several equal actions', use: 'Actions/Menu' },
  ],
  states: [
    {
      story: 'Pressed',
      says: '56 px, at the lower right above the tab bar, or as high as the page says (--fab-rest).',
    },
    {
      story: 'Extended',
      says: 'With its word, 48 px high: where it is the first action of the page.',
    },
    {
      story: 'DraggedToTheOtherEdge',
      says: 'Follows the finger after 6 px and snaps to the nearer edge, between title bar and tab bar.',
    },
    { story: 'WhereItWasLeft', says: 'The device remembers edge and height.' },
    {
      story: 'HiddenWhileTyping',
      says: 'While a field has the focus it is gone: the phone’s keyboard takes its place. Behind an open sheet it is invisible too.',
    },
    { story: 'Desk', says: 'From 901 px on it is not there: the button in the page’s head is.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
    { keys: '↑ ↓', does: 'Moves it by 16 px.' },
    { keys: '← →', does: 'Moves it to that edge.' },
  ],
  spoken:
    'Role button, named 빠른 신청, with 화살표 키로 옮길 수 있어요. as its description. Where it stands is not announced.',
  dos: [
    {
      text: 'Offer the same action in the page’s head: nobody has to hit or drag a floating button.',
    },
    { text: 'Pass localStorage, so that it stays where the student put it.' },
  ],
  donts: [
    { text: 'Not two of them on a page.' },
    {
      text: 'Not an action that changes something at once: it is touched by accident. It opens a sheet.',
    },
    {
      text: 'Not over the last row of a list: leave room below the content (--shell-bottom and 72 px).',
    },
  ],
  wording: 'The name of what it opens, also the sheet’s title: 빠른 신청.',
} satisfies Guide;
