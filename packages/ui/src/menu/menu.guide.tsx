import type { Guide } from '../../storybook/guide';
import { buttonClassName } from '../button';
import { MoreIcon, PrintIcon } from '../icon';
import { Menu } from '.';

const nothing = () => undefined;

export const menuGuide = {
  use: 'A button that opens a list of actions, for what a row or a toolbar has no room for. PointMenu is the same list where somebody clicked right or pressed long.',
  instead: [
    { when: 'There is room for the actions, or there are only one or two', use: 'Actions/Button' },
    { when: 'A value is chosen, not an action taken', use: 'Inputs/Select' },
    { when: 'It holds fields or checkboxes', use: 'Actions/Popover' },
    { when: 'The actions are for many rows that were ticked', use: 'Data/BulkBar' },
  ],
  states: [
    { story: 'Closed', says: 'Three dots with a target of 44 px; the name is spoken only.' },
    { story: 'Labelled', says: 'The same with words, looking like a button.' },
    {
      story: 'Open',
      says: 'The list lies under the button with its end at the button’s, or above where there is no room below. What cannot be taken back is red and last.',
    },
    {
      story: 'DisabledWithReason',
      says: 'The action stays in the list, greyed, with the reason below its name. Pressing it does nothing and leaves the menu open.',
    },
    {
      story: 'LongWords',
      says: 'Long names break between words; the list is never wider than the screen.',
    },
    {
      story: 'AtPoint',
      says: 'PointMenu: the list where the pointer was, the first item in focus.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the button: opens the list and goes to its first item. On an item: closes the list, returns to the button and acts.',
    },
    { keys: '↓ ↑', does: 'Next and previous item; from the last to the first and back.' },
    { keys: 'Home, End', does: 'First and last item.' },
    { keys: 'Esc', does: 'Closes and returns to the button.' },
    { keys: 'Tab', does: 'Closes and goes on.' },
  ],
  spoken:
    'A button that has a menu, then a menu with its items. An icon alone needs an aria-label. An item that cannot be used is announced as unavailable with its reason.',
  dos: [
    {
      text: 'Give words the looks of a button.',
      example: (
        <Menu
          className={buttonClassName({ size: 'dense' })}
          items={[
            { label: '배식표', onSelect: nothing },
            { label: '서명부', onSelect: nothing },
          ]}
        >
          <PrintIcon /> 인쇄
        </Menu>
      ),
    },
    {
      text: 'Offer everything of a PointMenu in a second place as well: nobody has to find a right click.',
    },
    { text: 'Say why an action is not possible instead of leaving it out.' },
  ],
  donts: [
    {
      text: 'Not the one action that everybody comes for: behind three dots it is not found.',
      example: (
        <Menu aria-label="더 보기" items={[{ label: '저장', onSelect: nothing }]}>
          <MoreIcon />
        </Menu>
      ),
    },
    {
      text: 'Not more than about eight actions, and never a menu in a menu: on a phone the list would not fit the screen.',
    },
  ],
  wording:
    'Nouns: 수정, 인쇄, 삭제. One line where possible, with what it concerns only when the menu does not say it: 이 날 점심 닫기.',
} satisfies Guide;
