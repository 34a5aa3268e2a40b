import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintSheet } from '.';
import { printSheetGuide } from './print-sheet.guide';

const names = ['김하늘', '이도윤', '박서연', '최지호', '정하은'];

const meta = {
  title: '화면 틀/인쇄지 PrintSheet',
  id: 'shell-printsheet',
  component: PrintSheet,
  args: {
    title: '11월 20일 (금) 도시락',
    stamp: '2026-11-20 14:03 출력',
    children: (
      <table>
        <thead>
          <tr>
            {['좌석', '이름', '점심', '저녁', '확인'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <td>{index + 11}</td>
              <td>{name}</td>
              <td>O</td>
              <td>{index % 2 ? '×' : 'O'}</td>
              <td>□</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
  parameters: { guide: printSheetGuide },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnScreen: Story = { name: '화면에도', tags: ['visual'], args: { onScreen: true } };

export const OnlyOnPaper: Story = {
  name: '종이에만',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Bare: Story = {
  name: '머리 없는 종이',
  args: { bare: true, onScreen: true, stamp: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '11월 20일 (금) 도시락' }),
    ).toBeInTheDocument();
  },
};
