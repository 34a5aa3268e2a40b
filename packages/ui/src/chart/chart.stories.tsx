import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { staysInSight } from '../testing/stays-in-sight';
import { Chart } from '.';
import { chartGuide } from './chart.guide';

const lunch = { id: 'lunch', label: '점심', meaning: 'lunch' } as const;
const dinner = { id: 'dinner', label: '저녁', meaning: 'dinner' } as const;

const days = Array.from({ length: 30 }, (_, index) => {
  const closed = index % 7 === 0;
  return {
    id: String(index + 1),
    label: String(index + 1),
    name: `11월 ${index + 1}일 (${'일월화수목금토'.charAt(index % 7)})`,
    values: closed ? [null, null] : [40 + ((index * 7) % 13), 30 + ((index * 5) % 11)],
  };
});

const meta = {
  title: '데이터/차트 Chart',
  id: 'data-chart',
  component: Chart,
  args: {
    label: '2026년 11월 일자별 식수',
    kind: 'bar',
    series: [lunch, dinner],
    points: days,
    format: (value: number) => `${value}식`,
    texts: { table: '표로 보기', point: '날짜', none: '—' },
    onPointOpen: fn(),
  },
  parameters: { guide: chartGuide },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  name: '한 달',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(
      canvas.getByRole('button', { name: '11월 3일 (화): 점심 41식, 저녁 40식' }),
    ).toHaveFocus();
    await expect(canvas.getByText('11월 3일 (화): 점심 41식, 저녁 40식')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPointOpen).toHaveBeenCalledWith('3');
    await userEvent.keyboard('{Home}');
    await expect(
      canvas.getByRole('button', { name: '11월 1일 (일): 점심 —, 저녁 —' }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('표로 보기')).toHaveFocus();
    await userEvent.click(canvas.getByText('표로 보기'));
    await expect(canvas.getByRole('row', { name: '11월 3일 (화) 41식 40식' })).toBeVisible();
  },
};

export const Stack: Story = {
  name: '쌓기',
  tags: ['visual'],
  args: {
    kind: 'stack',
    answer: '하루 평균 77식, 작년 11월보다 3식 많음',
    texts: { none: '—', before: '작년', open: '접수 중' },
    points: days.map((day, index) => {
      const closed = day.values[0] === null;
      const rest = closed ? { note: '휴무' } : { before: 64 + ((index * 3) % 17) };
      return { ...day, ...rest, open: index > 19 };
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: '11월 23일 (월): 점심 51식, 저녁 30식, 작년 79식, 접수 중',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '11월 1일 (일): 휴무' })).toBeVisible();
    await expect(canvas.queryByText('표로 보기')).toBeNull();
  },
};

export const Weekdays: Story = {
  name: '요일별',
  tags: ['visual'],
  args: {
    label: '요일별 식수',
    points: [...'월화수목금'].map((label, index) => ({
      id: label,
      label,
      name: `${label}요일`,
      values: [190 + index * 4, 150 - index * 9],
    })),
  },
};

export const Course: Story = {
  name: '흐름',
  args: {
    kind: 'line',
    label: '월별 금액',
    series: [{ id: 'won', label: '금액' }],
    points: [7, 8, 9, 10, 11, 12].map((month) => ({
      id: String(month),
      label: `${month}월`,
      name: `2026년 ${month}월`,
      values: [month === 10 ? null : 3_200_000 + month * 160_000],
    })),
    format: (value: number) => `${Math.round(value / 10_000).toLocaleString('ko')}만`,
  },
};

export const Deadline: Story = {
  name: '기한',
  args: {
    kind: 'stack',
    label: '입금과 기한',
    answer: '11월 10일 (화)까지 1,291만원 중 913만원',
    series: [
      { id: 'inTime', label: '기한 안', meaning: 'paid' },
      { id: 'late', label: '기한 뒤', meaning: 'late' },
    ],
    points: days.slice(0, 20).map(({ id, label, name }, index) => {
      const paid = ((index * 7) % 11) * 12;
      const rest = index === 9 ? { end: '입금 기한' } : {};
      return { id, label, name, values: index < 10 ? [paid, 0] : [0, paid / 4], ...rest };
    }),
    format: (value: number) => `${value}만원`,
    texts: { none: '—' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: '11월 10일 (화): 기한 안 96만원, 기한 뒤 0만원, 입금 기한',
      }),
    ).toBeVisible();
  },
};

export const NothingYet: Story = { name: '아직 없음', args: { points: [] } };

export const ThreeSeries: Story = {
  name: '세 계열',
  args: {
    label: '2026년 11월 요일별 출석',
    series: [
      { id: 'present', label: '출석', meaning: 'present' },
      { id: 'late', label: '지각', meaning: 'late' },
      { id: 'absent', label: '결석', meaning: 'absent' },
    ],
    points: [...'월화수목금'].map((label, index) => ({
      id: label,
      label,
      name: `${label}요일`,
      values: [80 - index * 3, 6 + index, 4],
    })),
    format: (value: number) => `${value}명`,
  },
};

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: staysInSight,
};
