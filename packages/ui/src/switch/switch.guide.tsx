import type { Guide } from '../../storybook/guide';
import { Switch } from '.';

export const switchGuide = {
  use: 'On or off, effective at once: a filter of a list, 현장 응시, large type on the kitchen’s list.',
  instead: [
    {
      when: 'It takes effect when a form is sent, or it is one of several ticks',
      use: 'Inputs/Checkbox',
    },
    { when: 'The two sides have names of their own', use: 'Actions/SegmentedControl' },
    { when: 'It is a meal in a calendar', use: 'Data/MealChip' },
  ],
  states: [
    { story: 'Off', says: 'The knob at the start of a grey track.' },
    {
      story: 'On',
      says: 'The knob at the end of a coloured track: told by place as well as by colour.',
    },
    {
      story: 'DisabledWithReason',
      says: 'Keeps its state, paler; it can be reached and says why.',
    },
    {
      story: 'LongLabel',
      says: 'Spread as in a list of settings: the words break, the switch stays at the far end.',
    },
    { story: 'Grid', says: 'All of them beside each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the switch.' },
    { keys: 'Space', does: 'Turns it on and off.' },
    { keys: 'Esc', does: 'Closes the reason of one that cannot be turned.' },
  ],
  spoken:
    'A switch named by its label, on or off. With a reason it is unavailable and the reason is its description.',
  dos: [
    {
      text: 'Name what is on when it is on; the label never changes.',
      example: <Switch label="현장 응시" defaultChecked />,
    },
    { text: 'Turn it back and say so when the server refuses.' },
  ],
  donts: [
    {
      text: 'Not a label that denies: nobody knows what off means then.',
      example: <Switch label="현장 응시 안 함" />,
    },
    { text: 'Not with a save button below: a switch that has moved looks as if it were done.' },
  ],
  wording: 'A noun or a short phrase without 여부: 월요일 점심 운영, 대기 학생만.',
} satisfies Guide;
