import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button';
import { announce, LiveRegion } from '.';
import { liveRegionGuide } from './live-region.guide';

const meta = {
  title: '기초/라이브 영역 LiveRegion',
  id: 'foundations-liveregion',
  component: LiveRegion,
  render: () => (
    <div className="story-row">
      <LiveRegion />
      <Button onClick={() => announce('저장됨 14:03')}>저장</Button>
      <Button onClick={() => announce('저장하지 못했어요.', 'assertive')}>실패</Button>
    </div>
  ),
  parameters: { guide: liveRegionGuide },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Speaking: Story = {
  name: '읽기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('저장됨 14:03');
    const said = canvas.getByRole('status').firstChild;
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(canvas.getByRole('status').firstChild).not.toBe(said);
    await userEvent.click(canvas.getByRole('button', { name: '실패' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('저장하지 못했어요.');
  },
};
