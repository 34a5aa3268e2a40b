import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pressEscape } from '../testing/press-escape';
import { samplePhoto } from '../../storybook/docs/sample-photo';
import { largeText } from '../testing/story-frame';
import { PhotoStrip } from '.';
import { photoStripGuide } from './photo-strip.guide';

const meta = {
  title: '데이터/사진 줄 PhotoStrip',
  id: 'data-photostrip',
  component: PhotoStrip,
  args: {
    label: '증빙 사진 3장',
    photos: ['#dfe8f6', '#f6e8df', '#e2f3e6'].map((colour, index) => ({
      id: String(index + 1),
      name: `증빙 사진 ${index + 1}`,
      url: samplePhoto(colour),
    })),
    texts: {
      previous: '앞 사진',
      next: '다음 사진',
      isFirst: '첫 사진입니다.',
      isLast: '마지막 사진입니다.',
      save: '저장',
      waiting: '사진을 불러오는 중',
    },
    fileName: (number) => `증빙-${number}.webp`,
  },
  parameters: { guide: photoStripGuide },
} satisfies Meta<typeof PhotoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '세 장', tags: ['visual'] };

export const Large: Story = {
  name: '크게 보기',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument;
    const title = () => page.querySelector('dialog[open] h2')?.textContent;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '증빙 사진 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title()).toBe('증빙 사진 1'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(title()).toBe('증빙 사진 2'));
    const save = page.querySelector('dialog[open] a[download]');
    await expect(save).toHaveAttribute('download', '증빙-2.webp');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(title()).toBe('증빙 사진 1'));
    await pressEscape();
    await waitFor(() => expect(page.querySelector('dialog[open]')).toBeNull());
  },
};

export const NotThere: Story = {
  name: '아직 없음과 실패',
  args: {
    photos: [
      { id: '1', name: '증빙 사진 1', url: undefined },
      { id: '2', name: '증빙 사진 2', url: undefined, problem: '사진을 불러오지 못했습니다.' },
    ],
  },
};

export const LargeText: Story = { name: '큰 글자 200 %', ...largeText(320) };
