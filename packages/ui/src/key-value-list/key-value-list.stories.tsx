import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText } from '../testing/story-frame';
import { KeyValueList } from '.';
import { keyValueListGuide } from './key-value-list.guide';

const meta = {
  title: '데이터/이름과 값 목록 KeyValueList',
  id: 'data-keyvaluelist',
  component: KeyValueList,
  args: {
    items: [
      { label: '점심', value: '5,000원 × 12 = 60,000원' },
      { label: '저녁', value: '6,000원 × 8 = 48,000원' },
      { label: '입금 기간', value: '11월 1일 (일) ~ 11월 10일 (화)' },
      { label: '계좌번호', value: '국민은행 123456-78-901234' },
      { label: '합계', value: '108,000원', strong: true },
    ],
  },
  parameters: { guide: keyValueListGuide },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invoice: Story = {
  name: '합계가 있는 목록',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getByText('108,000원')).toBeVisible();
  },
};

export const LongValues: Story = {
  name: '긴 값',
  args: {
    items: [
      {
        label: '학생이 볼 수 있는 안내 문구',
        value: '입금자명은 학생 이름으로 적어 주세요. 입금이 확인되면 신청이 확정돼요.',
      },
    ],
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};

export const LargeText: Story = {
  name: '큰 글자 200 %',
  ...largeText(480),
  decorators: [(Story) => <div style={{ width: 358, maxWidth: '100%' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const Columns: Story = {
  name: '짧은 이름과 값',
  args: {
    look: 'columns',
    items: [
      { label: '시험일', value: '12월 15일 (화) 08:40–16:30' },
      { label: '접수', value: '11월 1일 (일) ~ 11월 20일 (금)' },
      { label: '응시료', value: '10,000원' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
