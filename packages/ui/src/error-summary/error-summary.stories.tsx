import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field';
import { ErrorSummary } from '.';

const problems = [
  { fieldId: 'name', message: '이름을 입력하세요.' },
  { fieldId: 'username', message: '사용할 수 없는 아이디입니다.' },
];

const meta = {
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { title: '입력한 내용을 확인하세요.', problems },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary {...args} />
      <TextField id="name" label="이름" />
      <TextField id="username" label="아이디" />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocusAndLeadsToTheField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '입력한 내용을 확인하세요.' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '아이디' })).toHaveFocus();
  },
};

export const OneProblemNeedsNoSummary: Story = {
  args: { problems: problems.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
