import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthGridSkeleton } from '../month-grid';
import { ownFrame } from '../testing/story-frame';
import { Skeleton, SkeletonGroup } from '.';
import { skeletonGuide } from './skeleton.guide';

const meta = {
  title: '피드백/스켈레톤 Skeleton',
  id: 'feedback-skeleton',
  component: Skeleton,
  parameters: { guide: skeletonGuide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: '줄',
  tags: ['visual'],
  render: () => (
    <SkeletonGroup className="story-grid">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width={index % 2 ? '60%' : undefined} />
      ))}
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중');
  },
};

export const Tile: Story = { name: '덩어리', args: { width: 160, height: 88 } };

export const Month: Story = {
  name: '달력',
  render: () => <MonthGridSkeleton label="도시락 달력을 불러오는 중" />,
  parameters: { layout: 'fullscreen', ...ownFrame(640) },
};
