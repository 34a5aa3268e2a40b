import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/button';
import { ErrorSummary } from '../../src/error-summary';
import { TextField } from '../../src/text-field';
import type { Guide } from '../guide';

const formGuide = {
  use: 'Somebody fills in several things and sends them together. One column, in the order of the paper form; labels above the fields; one primary button at the end.',
  states: [
    {
      story: 'Student',
      says: 'On a phone: one field at a time in sight, the button as wide as the screen.',
    },
    {
      story: 'Manager',
      says: 'On a desk: nouns as labels, the button as wide as its words, the way out beside it.',
    },
    {
      story: 'Refused',
      says: 'Each field says what is wrong below itself; two or more are also listed above, each line leads to its field.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from field to field and to the button.' },
    {
      keys: 'Enter',
      does: 'Sends the form from any one-line field; never in the middle of a Korean syllable.',
    },
  ],
  spoken:
    'Each field is named by its label and described by its hint or error. After a refusal the focus goes to the summary or the first wrong field.',
  dos: [
    { text: 'Keep what was typed when sending fails.' },
    { text: 'Say below the field how to put it right: 숫자 10자리 이상 입력해 주세요.' },
  ],
  donts: [
    {
      text: 'Not an error while somebody still types: wait until the field is left or the form is sent.',
    },
    { text: 'Not a placeholder instead of a label: it is gone when it is needed.' },
  ],
  instead: [
    { when: 'One thing that holds at once', use: 'Inputs/Switch' },
    { when: 'A question with two answers', use: 'Feedback/ConfirmDialog' },
  ],
} satisfies Guide;

const meta = { title: 'Patterns/Form', parameters: { guide: formGuide } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <form className="story-form">
      <TextField label="입금자명" hint="학생 이름과 같게 적어 주세요." defaultValue="김하늘" />
      <Button block variant="primary">
        보내기
      </Button>
    </form>
  ),
};

export const Manager: Story = {
  render: () => (
    <form className="story-form">
      <TextField label="예금주" defaultValue="푸른학원" />
      <TextField label="계좌번호" defaultValue="110-123-456789" />
      <div className="story-row">
        <Button>취소</Button>
        <Button variant="primary">저장</Button>
      </div>
    </form>
  ),
};

export const Refused: Story = {
  render: () => (
    <form className="story-form">
      <ErrorSummary
        title="입력한 내용을 확인하세요."
        problems={[
          { fieldId: 'holder', message: '예금주를 입력하세요.' },
          { fieldId: 'account', message: '계좌번호는 숫자와 -만 쓸 수 있습니다.' },
        ]}
      />
      <TextField id="holder" label="예금주" error="예금주를 입력하세요." />
      <TextField
        id="account"
        label="계좌번호"
        defaultValue="가나다"
        error="계좌번호는 숫자와 -만 쓸 수 있습니다."
      />
      <Button variant="primary">저장</Button>
    </form>
  ),
};
