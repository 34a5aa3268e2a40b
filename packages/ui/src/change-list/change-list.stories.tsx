import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText } from '../testing/story-frame';
import { ChangeList } from '.';
import { changeListGuide } from './change-list.guide';

const meta = {
  title: '데이터/바뀐 값 목록 ChangeList',
  id: 'data-changelist',
  component: ChangeList,
  args: {
    texts: { before: '바뀌기 전', after: '바뀐 뒤', nothing: '없음' },
    changes: [
      { label: '좌석', before: 'A-1', after: 'B-7' },
      { label: '점심 단가', before: '5,000원', after: '5,500원' },
      { label: '메모', before: '', after: '새우 알레르기' },
    ],
  },
  parameters: { guide: changeListGuide },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: '세 가지',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '바뀌기 전A-1→바뀐 뒤B-7',
      '바뀌기 전5,000원→바뀐 뒤5,500원',
      '바뀌기 전없음→바뀐 뒤새우 알레르기',
    ]);
  },
};

export const NewAndGone: Story = {
  name: '생긴 값과 없어진 값',
  args: {
    changes: [
      { label: '메모', before: '', after: '새우 알레르기' },
      { label: '좌석', before: 'A-1', after: '' },
    ],
  },
};

const long = [
  {
    label: '신청 안내 문구',
    before: '전날 14:00까지 신청해 주세요. 늦은 신청은 받을 수 없어요.',
    after:
      '전날 14:00까지 신청해 주세요. 그 뒤에는 데스크에 전화하면 남은 도시락이 있을 때 신청할 수 있어요.',
  },
];

export const LongText: Story = { name: '긴 글', args: { changes: long }, play: staysInSight };

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(320),
  args: { changes: long },
  play: staysInSight,
};
