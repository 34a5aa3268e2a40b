import type { Guide } from '../../storybook/guide';

export const adminShellGuide = {
  use: 'The frame of every manager page: the menu at the left, banners, the page, the company details below. The app draws it once; pages only fill the middle.',
  instead: [
    { when: 'It is the student app', use: 'Shell/StudentShell' },
    { when: 'A page has parts of its own to choose from', use: 'Actions/Tabs' },
  ],
  states: [
    {
      story: 'Desk',
      says: 'From 901 px on: 240 px of menu that stay in sight while the page scrolls. Groups fold; all start open. The current page is marked by colour, weight and a bar.',
    },
    {
      story: 'Phone',
      says: 'Up to 900 px: a bar with ☰ and the academy’s name in place of the menu.',
    },
    {
      story: 'PhoneMenuOpen',
      says: 'The same menu in a drawer from the left. Going to a page closes it.',
    },
    {
      story: 'WithBanner',
      says: 'What concerns every page stands above the content and moves it down.',
    },
    {
      story: 'WithCounts',
      says: 'A count behind an item: how many wait there. No badge when nothing waits, never a 0.',
    },
    {
      story: 'LongNames',
      says: 'A long academy’s name and long items break between words; counts stay whole.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'First stop is 본문으로 건너뛰기, then the groups and items from top to bottom, then the page.',
    },
    { keys: 'Enter on 본문으로 건너뛰기', does: 'Jumps over the menu into the content.' },
    { keys: 'Enter, Space on a group', does: 'Folds it, or opens it again.' },
    { keys: 'Enter on an item', does: 'Goes to that page.' },
    { keys: 'Esc', does: 'Closes the menu of a phone; the focus goes back to ☰.' },
  ],
  spoken:
    'Landmarks: a navigation named 메뉴, the main part, the company details as content information. The current item is read as "current page". A group says whether it is open. On phones ☰ is a button named 메뉴 열기 and opens a dialog with the academy’s name.',
  dos: [
    {
      text: 'Hand it the router’s link with renderLink, so that going to a page does not load the app anew.',
    },
    { text: 'Use a badge for what waits for somebody: 승인 대기, 미입금.' },
    {
      text: 'Put the name of who is signed in and 로그아웃 into account: they stand at the end of the menu on every width.',
    },
  ],
  donts: [
    {
      text: 'Not a second navigation inside a page that looks like this one: parts of a page are tabs.',
    },
    {
      text: 'Not an item that a role may not open: leave it out of groups. Inside a page, disable and say why.',
    },
    {
      text: 'Not more than seven groups: the menu has to fit on a screen of 768 px height without scrolling.',
    },
  ],
  wording:
    'Items are the nouns of the pages’ headings: 당일 조회, 학생 관리. Groups are one word: 도시락, 출결. A count is only the number.',
} satisfies Guide;
