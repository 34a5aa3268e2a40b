import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { staysInSight } from '../testing/stays-in-sight';
import { BulkBar } from '.';
import { bulkBarGuide } from './bulk-bar.guide';

const meta = {
  title: '데이터/일괄 작업 막대 BulkBar',
  id: 'data-bulkbar',
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
  parameters: { guide: bulkBarGuide },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  name: '고른 줄',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '12명 선택됨' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NothingTicked: Story = {
  name: '고른 줄 없음',
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const DisabledWithReason: Story = {
  name: '사유가 있는 막힘',
  tags: ['visual'],
  args: {
    children: (
      <>
        <Button size="dense" variant="primary">
          입금 확인
        </Button>
        <Button size="dense" disabledReason="마감된 달은 환불할 수 없습니다.">
          환불
        </Button>
      </>
    ),
  },
};

export const Loading: Story = {
  name: '보내는 중',
  args: {
    children: (
      <Button size="dense" variant="primary" loading>
        입금 확인
      </Button>
    ),
  },
};

export const ManyActions: Story = {
  name: '동작이 많을 때',
  args: {
    children: ['재원으로 바꾸기', '휴원으로 바꾸기', '퇴원으로 바꾸기', '엑셀 다운로드'].map(
      (text) => (
        <Button key={text} size="dense">
          {text}
        </Button>
      ),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: staysInSight,
};
