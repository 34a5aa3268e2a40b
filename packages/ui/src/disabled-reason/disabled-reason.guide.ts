import type { Guide } from '../../storybook/guide';

export const disabledReasonGuide = {
  use: 'A hook for controls that the kit does not have: keeps them visible and focusable while they cannot be used, and says why. Button, IconButton, Checkbox and the fields take disabledReason and need no hook.',
  instead: [
    { when: 'It is a button', use: 'Actions/Button' },
    { when: 'It is a day or a meal that is closed', use: 'Feedback/LockReason' },
    { when: 'It explains something that works', use: 'Feedback/Tooltip' },
  ],
  states: [
    {
      story: 'Closed',
      says: 'Looks as its component makes [aria-disabled] look: paler, never below 4.5:1, without hover.',
    },
    {
      story: 'Shown',
      says: 'Focus, hover or a tap: the reason in a small dark box below, or above where there is no room.',
    },
    {
      story: 'NoReason',
      says: 'Without a reason the control works as if the hook were not there.',
    },
    { story: 'LongText', says: 'A long reason breaks and stays inside the screen.' },
    { story: 'LargeText', says: 'At 200 % text the box grows.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the control; the reason opens.' },
    { keys: 'Enter, Space', does: 'Does nothing but show the reason. A form is not sent.' },
    { keys: 'Esc', does: 'Closes the reason.' },
  ],
  spoken:
    'The control keeps its role and name and is dimmed (aria-disabled). The reason is its description, so it is read without being opened.',
  dos: [
    { text: 'Compute the reason with the rule of the domain that the server uses too.' },
    { text: 'Spread props after the control’s own, and render tip directly behind it.' },
    { text: 'Say what can be done, when anything can: 연결되면 신청할 수 있어요.' },
  ],
  donts: [
    { text: 'Not the native disabled: it loses the focus, is skipped by Tab and says nothing.' },
    { text: 'Not hidden instead: people look for what was there yesterday.' },
    {
      text: 'Not a reason on thirty controls of one form: say it once above, and keep it for screen readers (reasonHidden).',
    },
  ],
  wording:
    'One whole sentence with a full stop: 신청 기간이 아니에요. (students), 마감된 달은 바꿀 수 없습니다. (managers). Every reason of a rule has one wording, in the domain’s messages.',
} satisfies Guide;
