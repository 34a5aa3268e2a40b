import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { largeText } from '../testing/story-frame';
import { SaveStatus } from '.';
import { saveStatusGuide } from './save-status.guide';

const meta = {
  title: '피드백/저장 상태 SaveStatus',
  id: 'feedback-savestatus',
  component: SaveStatus,
  args: {
    state: 'saved',
    texts: {
      saving: '저장 중…',
      saved: '저장됨 14:03',
      failed: '저장하지 못했어요',
      offline: '오프라인 · 변경 3건 대기',
    },
    onRetry: fn(),
  },
  parameters: { guide: saveStatusGuide },
} satisfies Meta<typeof SaveStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '바뀐 것 없음',
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Saving: Story = {
  name: '저장 중',
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('저장 중…')).toBeVisible();
  },
};

export const Saved: Story = { name: '저장됨' };

export const Failed: Story = {
  name: '실패',
  args: { state: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('저장하지 못했어요');
  },
};

export const Offline: Story = { name: '오프라인', args: { state: 'offline' } };

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: ({ texts }) => (
    <div className="story-row">
      {(['saving', 'saved', 'failed', 'offline'] as const).map((state) => (
        <SaveStatus key={state} state={state} texts={texts} onRetry={() => undefined} />
      ))}
    </div>
  ),
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(200),
  args: { state: 'failed' },
  decorators: [(Content) => <div style={{ width: 358 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status.getBoundingClientRect().width).toBeLessThanOrEqual(358);
    await expect(status.scrollWidth).toBeLessThanOrEqual(status.clientWidth);
  },
};
