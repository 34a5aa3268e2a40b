import type { Guide } from '../../storybook/guide';
import { Button } from '../button';
import { BulkBar } from '.';

const nothing = () => undefined;

export const bulkBarGuide = {
  use: 'What can be done with the ticked rows of a table. It comes with the first tick, stays at the lower edge of the screen while the table scrolls, and goes with the last.',
  instead: [
    { when: 'The actions belong to all that is shown, ticked or not', use: 'Data/FilterBar' },
    { when: 'They belong to one row', use: 'Actions/Menu' },
  ],
  states: [
    { story: 'Ticked', says: 'How many are ticked, × to untick them all, and the actions.' },
    { story: 'NothingTicked', says: 'Nothing is drawn and nothing takes the focus.' },
    {
      story: 'DisabledWithReason',
      says: 'An action that these rows do not allow stays and says why.',
    },
    {
      story: 'Loading',
      says: 'The call is on its way: the pressed button spins; the ticks stay until it has worked.',
    },
    {
      story: 'ManyActions',
      says: 'On a phone the actions break into lines; the bar never gets wider than the screen.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the table to ×, then from action to action.' },
    { keys: 'Enter, Space', does: 'Presses the button.' },
  ],
  spoken:
    'A group named by the count. The count is a polite live region: every tick is followed by 12명 선택됨.',
  dos: [
    {
      text: 'Say the count with its unit, so that it is clear what is counted.',
      example: (
        <BulkBar label="3명 선택됨" clearLabel="선택 해제" onClear={nothing}>
          <Button size="dense">상태 바꾸기</Button>
        </BulkBar>
      ),
    },
    {
      text: 'Offer undo after it was done, also for forty rows at once; ask before only what cannot be taken back.',
    },
    { text: 'Untick when it has worked, keep the ticks when it failed.' },
  ],
  donts: [
    {
      text: 'Not more than four actions: further ones go into a menu at the end.',
      example: (
        <BulkBar label="3명 선택됨" clearLabel="선택 해제" onClear={nothing}>
          {['재원', '휴원', '퇴원', '엑셀', '인쇄', '복사'].map((text) => (
            <Button key={text} size="dense">
              {text}
            </Button>
          ))}
        </BulkBar>
      ),
    },
    {
      text: 'Not rows that a filter hides without saying so: count only what is seen, or tell that more are ticked.',
    },
  ],
  wording:
    'The count: 12명 선택됨, 3건 선택됨. × is 선택 해제. Actions are nouns or 바꾸기-forms as on the button of a single row: 상태 바꾸기, 입금 확인.',
} satisfies Guide;
