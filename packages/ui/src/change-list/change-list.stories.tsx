import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from '.';

const meta = {
  title: 'Data/ChangeList',
  component: ChangeList,
  args: {
    texts: { before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' },
    changes: [
      { label: '좌석', before: 'A-1', after: 'B-7' },
      { label: '점심 단가', before: '5,000원', after: '5,500원' },
      { label: '메모', before: '', after: '새우 알레르기' },
    ],
  },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '바뀌기 전A-1→바뀐 뒤B-7',
      '바뀌기 전5,000원→바뀐 뒤5,500원',
      '바뀌기 전없음→바뀐 뒤새우 알레르기',
    ]);
  },
};
