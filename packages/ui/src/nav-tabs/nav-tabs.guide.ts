import type { Guide } from '../../storybook/guide';

export const navTabsGuide = {
  use: 'The main navigation of the student app: four places, at the lower edge of a phone and in the head above 900 px. One list of links for both, so that a screen reader meets it once.',
  instead: [
    { when: 'It switches parts of one page', use: 'Actions/Tabs' },
    { when: 'It is the manager’s menu with groups', use: 'Shell/AdminShell' },
  ],
  states: [
    {
      story: 'Bottom',
      says: 'Icons over words. The present place has a bar at the edge, its colour and a heavier word; a red dot says that something new waits.',
    },
    { story: 'Top', says: 'Words in a row, as on a desk.' },
    {
      story: 'RouterLinks',
      says: 'With the links of a router: the app draws them, the looks stay.',
    },
    {
      story: 'LargeText',
      says: 'With text at 200 % the words break into lines and the bar grows; every place stays in reach.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From link to link.' },
    { keys: 'Enter', does: 'Goes there.' },
  ],
  spoken:
    'A navigation named by label with a list of links. The present one is the current page; the text of a dot (새 모의고사) is read after the link’s word.',
  dos: [
    { text: 'Name what the dot means in badge: colour alone says nothing.' },
    {
      text: 'Pass renderLink with the router’s link, so that a tap does not load the whole app again.',
    },
  ],
  donts: [
    { text: 'Not more than five places: on a phone no word would fit.' },
    { text: 'Not an action such as 빠른 신청: a tab leads somewhere and changes nothing.' },
  ],
  wording:
    'A noun that says what one does there, at most six syllables in two words: 도시락 신청, 상벌점 보기.',
} satisfies Guide;
