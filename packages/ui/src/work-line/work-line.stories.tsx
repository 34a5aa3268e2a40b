import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WorkLine } from '.';
import { workLineGuide } from './work-line.guide';

const meta = {
  title: '피드백/진행 줄 WorkLine',
  id: 'feedback-workline',
  component: WorkLine,
  args: {
    label: '학생 불러오는 중',
    state: 'running',
    progress: 0.32,
    detail: '320 / 1,000명',
    onCancel: fn(),
    onRetry: fn(),
  },
  parameters: { guide: workLineGuide },
} satisfies Meta<typeof WorkLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: '진행 중',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: '학생 불러오는 중' })).toHaveAttribute(
      'value',
      '0.32',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Unmeasured: Story = {
  name: '진행을 모를 때',
  args: { progress: undefined, detail: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(getComputedStyle(bar).backgroundImage).toMatch('gradient');
  },
};

export const Done: Story = {
  name: '끝남',
  args: { state: 'done', label: '식단표.png', detail: '1.2MB' },
};

export const Failed: Story = {
  name: '실패',
  args: { state: 'failed', label: '식단표.heic', detail: '사진 형식을 읽을 수 없습니다.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  name: '긴 낱말',
  args: {
    label: '2026년11월넷째주도시락식단표최종수정본(학부모안내용)_진짜최종.png',
    detail: '올리는 중 · 3.2MB 가운데 1.1MB',
  },
  decorators: [(Content) => <div style={{ width: 280 }}>{Content()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '취소' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <>
      <WorkLine {...args} />
      <WorkLine {...args} state="done" label="식단표.png" detail="1.2MB" />
      <WorkLine
        {...args}
        state="failed"
        label="식단표.heic"
        detail="사진 형식을 읽을 수 없습니다."
      />
    </>
  ),
};
