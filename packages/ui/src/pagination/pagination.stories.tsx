import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from '.';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    label: '변경 이력 쪽',
    page: 10,
    pageCount: 20,
    onPageChange: fn(),
    texts: { previous: '이전 쪽', next: '다음 쪽', unit: '쪽', atStart: '첫 쪽입니다.', atEnd: '마지막 쪽입니다.' },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '10 쪽' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await userEvent.click(canvas.getByRole('button', { name: '20 쪽' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
  },
};

export const AtTheEnd: Story = {
  args: { page: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 쪽' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '다음 쪽' })).toHaveAccessibleDescription('마지막 쪽입니다.');
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
