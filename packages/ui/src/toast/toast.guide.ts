import type { Guide } from '../../storybook/guide';

export const toastGuide = {
  use: 'A short message of what was just done, with the way to take it back. It stands above the tab bar for six seconds; the pointer, the focus or another browser tab stop the clock. One store per app, its region once in the shell.',
  instead: [
    { when: 'A page or a list could not be loaded', use: 'Feedback/ErrorState' },
    { when: 'A field or a form is wrong', use: 'Feedback/InlineError' },
    { when: 'It stays true for a while: offline, read-only, a deadline', use: 'Feedback/Banner' },
    { when: 'It cannot be taken back: ask before', use: 'Feedback/ConfirmDialog' },
    { when: 'A page that saves by itself has saved', use: 'Feedback/SaveStatus' },
  ],
  states: [
    { story: 'Offered', says: 'What was done, 되돌리기, and ×.' },
    {
      story: 'Tones',
      says: 'Success and failure have an edge in their colour; the words say it without.',
    },
    { story: 'Queue', says: 'Two at once; others wait their turn.' },
    { story: 'LongWords', says: 'A long message breaks; it is at most 520 px wide.' },
    {
      story: 'InsideADialog',
      says: 'While a dialog is open the messages move into it: everything behind it is out of reach.',
    },
    { story: 'LargeText', says: 'With text at 200 % the message grows upwards.' },
  ],
  keyboard: [
    {
      keys: 'Ctrl+Z',
      does: 'Anywhere but in a text field: takes back what the newest message offers. ⌘Z on a Mac.',
    },
    { keys: 'Tab', does: 'To 되돌리기 and × of each message; the clock stands meanwhile.' },
    { keys: 'Enter, Space', does: 'Takes back, or closes.' },
  ],
  spoken:
    'A region 알림 with a polite live list: each message is read when it comes, with its buttons. The focus is not moved.',
  dos: [
    {
      text: 'Offer an undo in place of a question beforehand, for everything that can be taken back.',
    },
    { text: 'Say how many: 점심 12건을 신청했어요.' },
    { text: 'Give messages of the same kind a key: the newer one takes the place of the older.' },
  ],
  donts: [
    { text: 'Not an error that somebody has to read or act on: after six seconds it is gone.' },
    { text: 'Not what everybody sees anyway: a chip that was tapped says itself that it is on.' },
    { text: 'Not a link to a page that exists only there.' },
  ],
  wording:
    'One sentence in the past: students read 점심 12건을 신청했어요, managers 12건을 신청했습니다. The undo is 되돌리기.',
} satisfies Guide;
