import type { Guide } from '../../storybook/guide';

export const errorSummaryGuide = {
  use: 'Everything that is wrong with a form, above it, after it was sent in vain. Each line leads to its field. It shows from two problems on; a single one is said by its field alone.',
  instead: [
    { when: 'Only one field is wrong: error on the field', use: 'Inputs/Field' },
    { when: 'The form is right but sending failed', use: 'Feedback/InlineError' },
  ],
  states: [
    {
      story: 'TakesTheFocusAndLeadsToTheField',
      says: 'A red frame, a sentence, and the problems in the order of the fields, underlined as links.',
    },
    {
      story: 'OneProblemNeedsNoSummary',
      says: 'Fewer than two problems: nothing is drawn. Put the focus on the field instead.',
    },
    { story: 'LongText', says: 'Long lines break and stay one target each.' },
    { story: 'LargeText', says: 'At 200 % text nothing is cut off.' },
  ],
  keyboard: [
    {
      keys: '(by itself)',
      does: 'Takes the focus when it appears and whenever the problems change.',
    },
    { keys: 'Tab', does: 'From line to line, then into the form.' },
    { keys: 'Enter, Space', does: 'Goes to the field of that line.' },
  ],
  spoken:
    'A region named by its title; because it takes the focus it is read at once, the lines are buttons. The fields say the same sentence as their description.',
  dos: [
    { text: 'Stand above the first field, inside the dialog or sheet when there is one.' },
    { text: 'Repeat the sentences of the fields word for word.' },
    {
      text: 'Take lines away as fields are put right, without taking the focus from the field: change the problems only when the form is sent.',
    },
  ],
  donts: [
    { text: 'Not while somebody is still filling in the form for the first time.' },
    { text: 'Not instead of the errors at the fields: at the field nobody remembers the list.' },
    { text: 'Not a disabled send button: nobody would learn what is missing.' },
  ],
  wording:
    'Title: 입력한 내용을 확인하세요. (managers), 확인해 주세요-form for students. Lines are the fields’ own sentences.',
} satisfies Guide;
