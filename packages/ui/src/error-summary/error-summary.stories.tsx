import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { TextField } from '../text-field';
import { ErrorSummary } from '.';
import { errorSummaryGuide } from './error-summary.guide';

const problems = [
  { fieldId: 'name', message: '이름을 입력하세요.' },
  { fieldId: 'username', message: '사용할 수 없는 아이디입니다.' },
];

const meta = {
  title: '피드백/오류 모음 ErrorSummary',
  id: 'feedback-errorsummary',
  component: ErrorSummary,
  args: { title: '입력한 내용을 확인하세요.', problems },
  // It takes the focus: in a page of many stories it would pull the page to itself.
  parameters: { guide: errorSummaryGuide, ...ownFrame(380) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField id="name" label="이름" error={args.problems[0]?.message} />
      <TextField id="username" label="아이디" error={args.problems[1]?.message} />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocusAndLeadsToTheField: Story = {
  name: '초점을 받고 입력란으로',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '입력한 내용을 확인하세요.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '아이디' })).toHaveFocus();
  },
};

export const OneProblemNeedsNoSummary: Story = {
  name: '하나면 모으지 않음',
  args: { problems: problems.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const long = [
  {
    fieldId: 'name',
    message:
      '이름은 한글이나 영문으로 2자 이상 20자 이하로 입력하고 숫자나 특수문자는 쓰지 마세요.',
  },
  {
    fieldId: 'username',
    message: '이미 사용 중인 아이디입니다. 다른 아이디를 입력하고 중복 확인을 다시 하세요.',
  },
];

export const LongText: Story = { name: '긴 글', args: { problems: long }, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(560),
  args: { problems: long },
  play: staysInSight,
};
