import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from '.';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: '메모', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('첫 줄{Enter}둘째 줄');
    await expect(canvas.getByRole('textbox', { name: '메모' })).toHaveValue('첫 줄\n둘째 줄');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const WithHint: Story = {
  args: { labelNote: '(선택)', hint: '200자까지 쓸 수 있어요.', defaultValue: '셔틀 2호차' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('200자까지 쓸 수 있어요.');
  },
};

export const WithError: Story = {
  args: { label: '사유', error: '사유를 입력해 주세요.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '사유' })).toBeInvalid();
  },
};

export const DisabledWithReason: Story = {
  args: { defaultValue: '셔틀 2호차', disabledReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('가');
    await expect(canvas.getByRole('textbox')).toHaveValue('셔틀 2호차');
  },
};

export const Grid: Story = {
  render: () => (
    <div className="story-grid">
      <TextArea label="메모" placeholder="전할 말" />
      <TextArea label="메모" labelNote="(선택)" hint="200자까지 쓸 수 있어요." defaultValue={'셔틀 2호차\n9시에 내려요'} />
      <TextArea label="사유" error="사유를 입력해 주세요." rows={4} />
      <TextArea label="메모" defaultValue="셔틀 2호차" disabledReason="조회 전용 계정은 바꿀 수 없습니다." />
    </div>
  ),
};
