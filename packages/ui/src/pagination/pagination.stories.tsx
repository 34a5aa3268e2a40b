import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { largeText } from '../testing/story-frame';
import { Pagination } from '.';
import { paginationGuide } from './pagination.guide';

const meta = {
  title: '데이터/쪽 넘기기 Pagination',
  id: 'data-pagination',
  component: Pagination,
  args: {
    label: '변경 이력 쪽',
    page: 10,
    pageCount: 20,
    onPageChange: fn(),
    texts: {
      previous: '이전 쪽',
      next: '다음 쪽',
      unit: '쪽',
      atStart: '첫 쪽입니다.',
      atEnd: '마지막 쪽입니다.',
    },
  },
  parameters: { guide: paginationGuide },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  name: '가운데 쪽',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '10 쪽' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await userEvent.click(canvas.getByRole('button', { name: '20 쪽' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
  },
};

export const AtTheEnd: Story = {
  name: '마지막 쪽',
  args: { page: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음 쪽' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '다음 쪽' })).toHaveAccessibleDescription(
      '마지막 쪽입니다.',
    );
  },
};

export const OnePage: Story = {
  name: '한 쪽뿐',
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(200),
  decorators: [(Content) => <div style={{ width: 358, maxWidth: '100%' }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation');
    await expect(pages.scrollWidth).toBeLessThanOrEqual(pages.clientWidth);
  },
};

export const Grid: Story = {
  name: '모두 보기',
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <Pagination {...args} label="첫 쪽" page={1} />
      <Pagination {...args} label="가운데 쪽" />
      <Pagination {...args} label="마지막 쪽" page={20} />
    </div>
  ),
};
