import type { Guide } from '../../storybook/guide';

export const confirmDialogGuide = {
  use: 'Asks before something that cannot be taken back: cancelling an exam, deleting, revoking points, settings that lock students out.',
  instead: [
    {
      when: 'It can be undone: do it at once, with 되돌리기 for six seconds',
      use: 'Feedback/Toast',
    },
    { when: 'More than a reason has to be typed', use: 'Feedback/Dialog' },
  ],
  states: [
    {
      story: 'Danger',
      says: 'What is gone for good: the action is red. The focus is on the way out.',
    },
    {
      story: 'Plain',
      says: 'What cannot be called back but destroys nothing, such as a message that is sent.',
    },
    { story: 'WithReason', says: 'A reason has to be given; it is asked for in the same dialog.' },
    {
      story: 'Busy',
      says: 'The action runs: a spinner on its button, further presses do nothing.',
    },
    {
      story: 'Failed',
      says: 'It did not work: the sentence stands in the dialog, which stays open.',
    },
    {
      story: 'LongText',
      says: 'Long titles and explanations break; the buttons go below each other when they have no room.',
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'At first: the way out, which has the focus.' },
    { keys: 'Tab', does: 'To the action, and around.' },
    { keys: 'Esc', does: 'Closes it without doing anything.' },
  ],
  spoken:
    'An alertdialog named by the question. The explanation is read after the way out has the focus; a failure is announced at once.',
  dos: [
    {
      text: 'Ask in the title, say in the text what will happen and whether it can be done again.',
    },
    { text: 'Name the action on its button with the words of the title.' },
    { text: 'Say how many are concerned: 이미 신청한 12명에게 영향을 줍니다.' },
  ],
  donts: [
    { text: 'Not 확인 and 취소: when 신청 is cancelled, 취소 means two things.' },
    { text: 'Not for what happens twenty times a day: people press it away without reading.' },
    { text: 'Not a box "do not ask again": then it was no question worth asking.' },
  ],
  wording:
    'The title asks with -할까요?, for students and managers alike: 신청을 취소할까요? The text is 해요체 or 합쇼체. Action: 신청 취소하기, 삭제. Way out: 닫기.',
} satisfies Guide;
