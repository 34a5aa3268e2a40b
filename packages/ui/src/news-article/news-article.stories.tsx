import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePictures, NewsArticle } from '.';
import { newsArticleGuide } from './news-article.guide';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${colour}"/></svg>`)}`;
const picture = (colour: string, alt: string) => ({
  url: drawn(colour),
  alt,
  width: 800,
  height: 500,
});

const meta = {
  title: '데이터/공지 NewsArticle',
  id: 'data-newsarticle',
  component: NewsArticle,
  args: {
    title: '11월 식단표',
    date: '11월 20일 (금)',
    dateTime: '2026-11-20T01:00:00Z',
    content: '이번 달 도시락 식단이에요.\n알레르기가 있으면 데스크에 알려 주세요.',
    failedText: '사진을 불러오지 못했어요.',
    pictures: [picture('#b98a5e', '1~2주 식단표'), picture('#3d8b7d', '3~4주 식단표')],
  },
  parameters: { guide: newsArticleGuide },
} satisfies Meta<typeof NewsArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPictures: Story = {
  name: '사진 여럿',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      '1~2주 식단표',
      '3~4주 식단표',
    ]);
    await expect(canvas.getByRole('heading')).toHaveTextContent('11월 식단표');
  },
};

export const PicturesAlone: Story = {
  name: '글 아래 사진만',
  render: ({ pictures, failedText }) => (
    <ArticlePictures pictures={pictures} failedText={failedText} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
      'lazy',
      'lazy',
    ]);
  },
};

export const Files: Story = {
  name: '첨부 파일',
  tags: ['visual'],
  args: {
    title: '겨울방학 시간표 안내',
    pictures: [],
    files: [
      { url: 'data:application/pdf,', name: '겨울방학 시간표.pdf', size: '78KB' },
      {
        url: 'data:application/pdf,',
        name: '2026학년도 겨울방학 윈터스쿨 학부모 설명회 안내와 신청서 (최종 수정본).pdf',
        size: '1.2MB',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '첨부 파일' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /겨울방학 시간표\.pdf 78KB/ })).toHaveAttribute(
      'download',
      '겨울방학 시간표.pdf',
    );
  },
};

export const WordsOnly: Story = { name: '글만', args: { pictures: [] } };

export const BrokenPicture: Story = {
  name: '오지 않는 사진',
  args: { pictures: [{ url: 'data:image/png;base64,AA', alt: '식단표', width: 0, height: 0 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('사진을 불러오지 못했어요.')).toBeVisible();
  },
};

export const LongWords: Story = {
  name: '긴 제목과 주소',
  args: {
    pictures: [],
    title: '11월 넷째 주 도시락 식단이 수능 시험일 급식 휴무 때문에 바뀌었어요',
    content:
      '바뀐 식단은 아래 주소에서 볼 수 있어요.\nhttps://example.com/menu/2026/11/fourth-week-of-november-with-changes-for-the-exam-day.pdf',
  },
  decorators: [(Content) => <div style={{ width: 280 }}>{Content()}</div>],
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
};
