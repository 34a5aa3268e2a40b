import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from '.';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { title: '소식을 불러오는 중 오류가 발생했어요.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('소식을 불러오는 중 오류가 발생했어요.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const WithExplanation: Story = { args: { onRetry: undefined, children: '인터넷 연결을 확인해 주세요. 오류 번호 7F3A' } };
