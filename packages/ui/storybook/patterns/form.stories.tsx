import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/button';
import { ErrorSummary } from '../../src/error-summary';
import { TextField } from '../../src/text-field';
import type { Guide } from '../guide';

const formGuide = {
  use: '여러 가지를 쓰고 함께 보냅니다. 한 단으로, 종이 양식의 순서로 놓습니다. 레이블은 위, 주 버튼은 끝에 하나입니다.',
  states: [
    {
      story: 'Student',
      says: '휴대폰에서: 한 번에 입력란 하나가 보이고 버튼은 화면만큼 넓습니다.',
    },
    {
      story: 'Manager',
      says: '넓은 화면에서: 레이블은 명사, 버튼은 글만큼 넓고 옆에 나가는 길이 있습니다.',
    },
    {
      story: 'Refused',
      says: '입력란마다 아래에 틀린 것을 말합니다. 둘부터는 위에도 모으고 줄마다 그 입력란으로 갑니다.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: '입력란마다, 이어서 버튼으로 갑니다.' },
    {
      keys: 'Enter',
      does: '한 줄 입력란에서 양식을 보냅니다. 한글 글자를 치는 중에는 보내지 않습니다.',
    },
  ],
  spoken:
    '입력란의 이름은 레이블, 설명은 도움말이나 오류입니다. 거절되면 초점이 요약이나 첫 번째 틀린 입력란으로 갑니다.',
  dos: [
    { text: '보내지 못해도 입력한 것을 지킵니다.' },
    {
      text: '고칠 방법을 입력란 아래에 씁니다: 숫자 10자리 이상 입력해 주세요.',
      example: (
        <TextField
          label="휴대폰 번호"
          defaultValue="010-12"
          error="숫자 10자리 이상 입력해 주세요."
        />
      ),
    },
  ],
  donts: [
    {
      text: '치는 중에 오류를 띄우지 않습니다. 입력란을 나가거나 보낼 때까지 기다립니다.',
    },
    {
      text: '레이블 대신 placeholder를 쓰지 않습니다. 필요할 때 사라집니다.',
      example: <TextField label="입금자명" labelHidden placeholder="입금자명" />,
    },
  ],
  instead: [
    { when: '바로 적용되는 하나일 때', use: 'inputs-switch' },
    { when: '답이 둘인 질문일 때', use: 'feedback-confirmdialog' },
  ],
} satisfies Guide;

const meta = {
  title: '패턴/양식',
  id: 'patterns-form',
  parameters: { guide: formGuide },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = {
  name: '학생',
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
  name: '관리자',
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
  name: '거절됨',
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
