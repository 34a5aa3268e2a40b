import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PagedCarousel } from '.';
import { pagedCarouselGuide } from './paged-carousel.guide';

const page = (title: string, colour: string) => ({
  key: title,
  content: (
    <article>
      <svg
        role="img"
        aria-label={`${title} 식단표`}
        viewBox="0 0 400 300"
        style={{ width: '100%', borderRadius: 8 }}
      >
        <rect width="400" height="300" fill={colour} />
      </svg>
      <h3>{title}</h3>
      <p>잡곡밥 · 소고기미역국 · 닭갈비 · 깍두기</p>
    </article>
  ),
});

const meta = {
  title: '데이터/넘겨 보기 PagedCarousel',
  id: 'data-pagedcarousel',
  component: PagedCarousel,
  args: {
    label: '이번 달 식단',
    pages: [
      page('11월 첫째 주', '#f0b64b'),
      page('11월 둘째 주', '#8ab4ff'),
      page('11월 셋째 주', '#5fcb84'),
    ],
    onPageChange: fn(),
  },
  parameters: { guide: pagedCarouselGuide },
  argTypes: { pages: { control: false } },
} satisfies Meta<typeof PagedCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: '여러 쪽',
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1/3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await expect(canvas.getByText('2/3')).toBeVisible();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveAttribute('inert');
    await expect(second).not.toHaveAttribute('inert');
    await waitFor(() =>
      expect(second?.getBoundingClientRect().left).toBe(
        canvas.getByRole('list').getBoundingClientRect().left,
      ),
    );
  },
};

export const ByKeyboard: Story = {
  name: '키보드로',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('3/3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다음' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('2/3')).toBeVisible();
  },
};

export const OnePage: Story = {
  name: '한 쪽뿐',
  args: { pages: [page('11월 식단', '#f0b64b')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
