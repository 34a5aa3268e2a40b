import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tooltip } from '.';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { label: '입금 기간 도움말', children: '입금 기간은 매달 1일부터 10일까지예요. 늦으면 데스크에 알려 주세요.' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tapped: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '입금 기간 도움말' });
    await expect(button).toHaveAccessibleDescription('입금 기간은 매달 1일부터 10일까지예요. 늦으면 데스크에 알려 주세요.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};
