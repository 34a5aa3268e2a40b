import type { Guide } from '../../storybook/guide';
import { CopyButton } from '.';

const texts = {
  label: '복사',
  copiedLabel: '계좌번호를 복사했어요.',
  failedLabel: '복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.',
};

export const copyButtonGuide = {
  use: 'Puts one text on the clipboard and says so in its own place: an account number, a message for parents, an error number.',
  instead: [
    {
      when: 'Cells of a table are copied: the table does that itself with Ctrl+C',
      use: 'Data/DataGrid',
    },
    { when: 'A file should be saved', use: 'Actions/Button' },
  ],
  states: [
    {
      story: 'Copies',
      says: 'After the press the sign becomes a tick and the label says what was copied, for two seconds.',
    },
    {
      story: 'Refused',
      says: 'The browser does not allow it: the label says what to do instead, for two seconds. The text must be selectable beside it.',
    },
    { story: 'DisabledWithReason', says: 'There is nothing to copy yet; it says why.' },
    { story: 'Grid', says: 'Dense beside the text it copies, or as a text button in a line.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches it.' },
    { keys: 'Enter, Space', does: 'Copies; the focus stays.' },
  ],
  spoken:
    'Role button, named 복사, for two seconds by what happened. A polite live region says it once.',
  dos: [
    {
      text: 'Stand directly behind what is copied.',
      example: (
        <div className="story-row">
          <span className="tabular-nums">110-123-456789</span>
          <CopyButton text="110-123-456789" {...texts} />
        </div>
      ),
    },
    { text: 'Copy what is needed where it is pasted: the account number without the bank’s name.' },
  ],
  donts: [
    { text: 'Not a toast as well: the button has said it.' },
    {
      text: 'Not an icon alone: the tick would be all that changes, and nobody knows what was copied.',
    },
    {
      text: 'Not without the text in sight: where copying is refused it has to be selected by hand.',
    },
  ],
  wording:
    'Before: 복사. After: what was copied, in a sentence: 계좌번호를 복사했어요. (managers: 복사했습니다.). Refused: what to do.',
} satisfies Guide;
