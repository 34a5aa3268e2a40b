import type { Guide } from '../../storybook/guide';

export const skipLinkGuide = {
  use: 'The first Tab stop of every page: jumps over the navigation to the content. Both shells have it; a page outside of them needs its own.',
  states: [
    { story: 'Unseen', says: 'Without the focus there is nothing to see, and it takes no room.' },
    { story: 'Focused', says: 'With the focus it lies over the upper left corner.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'As the first key on a page: shows it.' },
    { keys: 'Enter', does: 'Goes to the content; the next Tab continues there.' },
  ],
  spoken: 'A link 본문으로 건너뛰기.',
  dos: [
    { text: 'Give the content the id main and tabIndex={-1}, so that the focus can go there.' },
  ],
  donts: [{ text: 'Not hidden with display: none: the keyboard would never meet it.' }],
  wording: '본문으로 건너뛰기, as on other Korean sites.',
} satisfies Guide;
