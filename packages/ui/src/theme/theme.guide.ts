import type { Guide } from '../../storybook/guide';

export const themeGuide = {
  use: 'The choice between the system’s theme, light and dark, kept on this device. It stands in the student’s profile; useTheme gives the same choice to another control. Paper is always light.',
  instead: [
    {
      when: 'There is no room for three parts: a Select over useTheme, as in the manager’s menu',
      use: 'Inputs/Select',
    },
  ],
  states: [
    { story: 'Chosen', says: 'The choice that holds, with its sign and its word.' },
    {
      story: 'Choosing',
      says: 'It takes effect at once, on the browser’s own bars too, and in other tabs of the app.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one.' },
    { keys: '← →', does: 'Chooses the neighbour; the page changes at once.' },
  ],
  spoken: 'A radio group named by label.',
  dos: [
    { text: 'Take every colour from the tokens: both themes then follow by themselves.' },
    { text: 'Have theme.js in the page’s head, so that a dark page does not flash white.' },
  ],
  donts: [
    { text: 'Not a colour written out in a component: it would be right in one theme only.' },
    { text: 'Not a switch with two positions: then nobody could go back to the system’s theme.' },
  ],
  wording: '시스템 · 밝게 · 어둡게.',
} satisfies Guide;
