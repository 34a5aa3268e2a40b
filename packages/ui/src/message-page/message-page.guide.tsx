import type { Guide } from '../../storybook/guide';

export const messagePageGuide = {
  use: 'Takes the place of a whole page that is not there or cannot be drawn: what happened, and the ways out.',
  instead: [
    { when: 'A part of the page could not be loaded', use: 'Feedback/ErrorState' },
    { when: 'There is nothing to show yet', use: 'Feedback/EmptyState' },
  ],
  states: [
    { story: 'NotFound', says: 'With a code: an address that leads nowhere, back or home.' },
    { story: 'WithNote', says: 'Small print below the buttons: a number to read out.' },
    { story: 'LongText', says: 'Sentences break, the page stays in the middle.' },
    { story: 'LargeText', says: 'At 200 % text nothing is cut off.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Reaches the ways out, the likeliest last.' }],
  spoken: 'The heading of the page; the tab of the browser is named after it.',
  dos: [
    { text: 'Give at least one way out.' },
    { text: 'Set inside where the frame around it has its own main.' },
  ],
  donts: [{ text: 'Not for an error that trying again may mend: that is an ErrorState.' }],
  wording:
    'One sentence each: 페이지를 찾을 수 없어요. The note names its number: 오류 번호 048213.',
} satisfies Guide;
