import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { LockIcon, TrashIcon } from '.';

export const iconGuide = {
  use: 'One sign per thing, drawn on 24 × 24 with round strokes of 2 in the colour of the text beside it. It supports words; it seldom replaces them.',
  instead: [
    { when: 'It can be pressed', use: 'Actions/IconButton' },
    { when: 'It stands for a state', use: 'Data/Badge' },
  ],
  states: [
    { story: 'Decoration', says: 'Silent, 1.25 em: as high as its text and growing with it.' },
    { story: 'WithMeaning', says: 'Alone: it has a label, which is read.' },
    {
      story: 'Sizes',
      says: 'By the text’s size, or fixed: 16 in chips, 24 in bars, 32 to 40 in empty states.',
    },
    {
      story: 'Grid',
      says: 'All there are, by their names. The same sign means the same everywhere.',
    },
  ],
  keyboard: [],
  spoken: 'Nothing by default (aria-hidden). With a label it is an image of that name.',
  dos: [
    {
      text: 'Stand before the word it belongs to.',
      example: (
        <Button>
          <LockIcon /> 마감
        </Button>
      ),
    },
    {
      text: 'Import the one that is needed: every icon is a file of its own, so a page carries no others.',
    },
    {
      text: 'Draw a new one on the same grid with the same stroke, name it by what it shows, and add it to icon/index.ts.',
    },
  ],
  donts: [
    { text: 'Not a label where the word beside it says the same: it would be read twice.' },
    {
      text: 'Not an icon alone where two meanings are possible.',
      example: <TrashIcon size={24} />,
    },
    { text: 'Not an emoji: it looks different on every phone and does not follow the theme.' },
  ],
  wording: 'A label is the noun of the state: 마감, 새 글.',
} satisfies Guide;
