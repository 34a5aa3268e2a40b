import type { Guide } from '../../storybook/guide';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card, Row, Stack } from '.';

export const layoutGuide = {
  use: 'Where things stand: Stack puts them below each other, Row beside each other, Card gives them an edge of their own. Distances are the spacing tokens.',
  instead: [
    { when: 'Facts with their names', use: 'Data/KeyValueList' },
    { when: 'One number in a box', use: 'Data/StatTile' },
    { when: 'Search, conditions and actions above a list', use: 'Data/FilterBar' },
    { when: 'A notice in a coloured box', use: 'Feedback/Banner' },
  ],
  states: [
    { story: 'InStack', says: 'Below each other, all as wide as the page; 8 apart.' },
    {
      story: 'InList',
      says: 'With `as="ul"` it is a list without marks; a screen reader counts the entries.',
    },
    {
      story: 'InRow',
      says: 'Beside each other. What does not fit goes to the next line; `lineGap` is the distance of lines.',
    },
    {
      story: 'OnCard',
      says: 'An edge, the raised ground and 16 of air; with a `gap` a Stack too.',
    },
    {
      story: 'Grid',
      says: 'All of them together: a list of cards, each a head with its actions at the end.',
    },
    {
      story: 'OwnClass',
      says: 'A class of the page wins over the kit’s without a stronger selector.',
    },
    { story: 'LargeText', says: 'At 200 % a row breaks into lines, nothing is cut.' },
  ],
  keyboard: [],
  spoken:
    'Nothing of their own: `as` chooses the element, `ul`, `section`, `form`, and with it what is read.',
  dos: [
    {
      text: 'Let the element say what it is.',
      example: (
        <Stack as="ul" gap={4}>
          <li>점심</li>
          <li>저녁</li>
        </Stack>
      ),
    },
    {
      text: 'Put a name and its actions at the two ends of a row.',
      example: (
        <Card>
          <Row gap={8} align="center" justify="between">
            <Badge>진행 중</Badge>
            <Button size="dense">수정</Button>
          </Row>
        </Card>
      ),
    },
  ],
  donts: [
    { text: 'Not for what differs between phone and desk: that is a class of the page.' },
    { text: 'Not a card in a card: two edges around one thing say nothing.' },
    { text: 'Not for columns: a grid with tracks is a class of the page.' },
  ],
} satisfies Guide;
