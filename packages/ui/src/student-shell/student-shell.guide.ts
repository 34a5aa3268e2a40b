import type { Guide } from '../../storybook/guide';

export const studentShellGuide = {
  use: 'The frame of every student page: a title bar and tabs at the lower edge of a phone, tabs on top above 900 px. Save status, profile, banners and the action button have their places in it.',
  instead: [
    { when: 'It is a manager’s page', use: 'Shell/AdminShell' },
    { when: 'It is on paper', use: 'Shell/PrintSheet' },
  ],
  states: [
    {
      story: 'Phone',
      says: 'Title bar on top, tabs under the thumb. Toasts and the action button stay above the tabs.',
    },
    {
      story: 'Desk',
      says: 'The academy’s name and the tabs in the head; the content is at most 1200 px wide. The heading is spoken only, because the marked tab says it.',
    },
    {
      story: 'SaveFailed',
      says: 'A failed save with its retry. On small phones the words of title and status break before anything is cut.',
    },
    {
      story: 'WithBanner',
      says: 'A notice for the whole app, such as a lost connection, lies under the head.',
    },
    {
      story: 'LargeText',
      says: 'With text at 200 % head and tabs grow; the page scrolls between them.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'First the link to the content, then the tabs, the status, the buttons of the head, and the page.',
    },
    { keys: 'Enter', does: 'On the link: goes past the navigation to the content.' },
  ],
  spoken:
    'A head with the heading of the first level, the navigation 주 메뉴, and main. After a change of page the app puts the focus on the heading or on main.',
  dos: [
    { text: 'Give every page its own title, the same word as its tab.' },
    {
      text: 'Put what concerns the whole app into banner, and what concerns the page into the page.',
    },
  ],
  donts: [
    {
      text: 'Not more than two actions in the head: beside title and status nothing else fits a phone.',
    },
    { text: 'Not a second heading of the first level in the page: the shell has it.' },
  ],
  wording: 'The title is the tab’s word: 도시락 신청.',
} satisfies Guide;
