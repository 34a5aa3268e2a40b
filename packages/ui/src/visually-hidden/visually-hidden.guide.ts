import type { Guide } from '../../storybook/guide';

export const visuallyHiddenGuide = {
  use: 'Words for screen readers only, where the place or a sign says the same to the eye.',
  instead: [
    { when: 'A field’s label is meant: fields have labelHidden', use: 'Inputs/TextField' },
    { when: 'A button shows only a sign: it has a label', use: 'Actions/IconButton' },
    { when: 'Something that changed is to be said', use: 'Foundations/LiveRegion' },
  ],
  states: [{ story: 'InsideText', says: 'To be seen: 12회. To be heard: 신청한 점심 12회.' }],
  keyboard: [],
  spoken: 'Read like any text, in its place in the sentence.',
  dos: [
    {
      text: 'Write it so that the whole sentence can be read aloud, with the space where it belongs.',
    },
    { text: 'Put it into headings of tables whose columns hold only signs.' },
  ],
  donts: [
    {
      text: 'Not anything that takes the focus: the eye would lose it. SkipLink is the one exception and shows itself.',
    },
    { text: 'Not help that everybody needs: show it.' },
  ],
} satisfies Guide;
