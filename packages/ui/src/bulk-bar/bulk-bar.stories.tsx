import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { BulkBar } from '.';

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  args: {
    label: '12명 선택됨',
    clearLabel: '선택 해제',
    onClear: fn(),
    children: (
      <>
        <Button size="dense">상태 바꾸기</Button>
        <Button size="dense">엑셀 다운로드</Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '12명 선택됨' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NothingTicked: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
