import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ErrorState } from '../error-state';
import { LiveRegion } from '../live-region';
import { copied } from '../testing/clipboard';
import { sampleStudents, StudentGrid } from '../testing/sample-students';
import { ownFrame } from '../testing/story-frame';
import { DataGrid } from '.';
import { dataGridGuide } from './data-grid.guide';

const meta = {
  title: '데이터/표 DataGrid',
  id: 'data-datagrid',
  component: StudentGrid,
  subcomponents: { DataGrid },
  args: { onEdit: fn(), onRowOpen: fn(), onPasteCells: fn() },
  parameters: { guide: dataGridGuide, ...ownFrame(440) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof StudentGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusedText = () => document.activeElement?.textContent;

export const Students: Story = {
  name: '학생 표',
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: '학생' });
    await expect(grid).toHaveAttribute('aria-rowcount', '31');
    await expect(canvas.getByRole('rowheader', { name: '김하늘' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedText()).toBe('A-1');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focusedText()).toBe('이도윤');
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('row')[2]?.lastElementChild).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}{ArrowRight}{ArrowRight}');
    await expect(focusedText()).toBe('임예준');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ name: '임예준' }));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('columnheader', { name: '이름' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('강민준');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const NameOpens: Story = {
  name: '이름을 눌러 열기',
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('rowheader', { name: '이도윤' });
    const open = within(name).getByRole('button', { name: '이도윤' });
    // Beside its words the cell is only chosen.
    await userEvent.click(name);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
    await userEvent.click(open);
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ name: '이도윤' }));
    await expect(name).toHaveFocus();
    await userEvent.dblClick(open);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(
      within(canvas.getByRole('rowheader', { name: '박서연' })).getByRole('button'),
    );
    await userEvent.keyboard('{/Shift}');
    await expect(
      canvas.getAllByRole('row').filter((row) => row.querySelector('[aria-selected=true]')),
    ).toHaveLength(2);
    await expect(args.onRowOpen).toHaveBeenCalledTimes(2);
  },
};

export const Editing: Story = {
  name: '편집 중',
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: 'A-1' }));
    await userEvent.keyboard('12{Enter}');
    await expect(canvas.getByRole('textbox', { name: '김하늘 좌석' })).toHaveAccessibleDescription(
      '좌석은 A-12처럼 입력하세요.',
    );
  },
};

export const EditInPlace: Story = {
  name: '그 자리에서 편집',
  play: async ({ args, canvas, userEvent }) => {
    const seat = canvas.getByRole('gridcell', { name: 'A-1' });
    await userEvent.click(seat);
    await userEvent.keyboard('{F2}');
    await expect(canvas.getByRole('textbox', { name: '김하늘 좌석' })).toHaveFocus();
    await userEvent.keyboard('12{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('좌석은 A-12처럼 입력하세요.');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('B-7{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith({ rowId: '1', columnId: 'seat', value: 'B-7' });
    await expect(focusedText()).toBe('B-1');
    await userEvent.keyboard('{Enter}C-9{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(focusedText()).toBe('B-1');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const EditWithKoreanKeyboard: Story = {
  name: '한글 입력으로 편집',
  play: async ({ args, canvas, userEvent }) => {
    const [memo] = canvas.getAllByRole('gridcell', { name: '새우 알레르기' });
    await userEvent.dblClick(memo!);
    const field = canvas.getByRole('textbox', { name: '김하늘 메모' });
    for (const way of [{ isComposing: true }, { keyCode: 229 }])
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...way }));
    await expect(field).toHaveFocus();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const EditChoice: Story = {
  name: '값 고르기',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getAllByRole('gridcell', { name: '재원' })[0]!);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '김하늘 상태' }), '휴원');
    await expect(args.onEdit).toHaveBeenCalledWith({
      rowId: '1',
      columnId: 'status',
      value: 'paused',
    });
    await expect(focusedText()).toBe('휴원');
  },
};

export const Ticked: Story = {
  name: '고른 줄',
  tags: ['visual'],
  args: { selection: new Set(['2', '3', '6']) },
};

export const TickRows: Story = {
  name: '줄 고르기',
  args: { count: 15 },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    const ticked = () =>
      canvas.getAllByRole('row').filter((row) => row.ariaSelected === 'true').length;
    await userEvent.click(boxes[2]!);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxes[5]!);
    await userEvent.keyboard('{/Shift}');
    await expect(ticked()).toBe(4);
    await expect(canvas.getByRole('checkbox', { name: '모두 선택' })).toBePartiallyChecked();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(ticked()).toBe(15);
    await userEvent.click(canvas.getByRole('checkbox', { name: '모두 선택' }));
    await expect(ticked()).toBe(0);
    await userEvent.click(canvas.getByRole('gridcell', { name: '010-1000-0000' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift} ');
    await expect(ticked()).toBe(3);
  },
};

export const CopyAndPaste: Story = {
  name: '복사와 붙여 넣기',
  render: (args) => (
    <>
      <StudentGrid {...args} />
      <LiveRegion />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'A-1' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(copied()).toBe('A-1\t김하늘\r\nB-1\t이도윤');
    await waitFor(() => expect(canvas.getByText('4칸을 복사했습니다.')).toBeInTheDocument());
    await userEvent.paste('C-5\t아무개\nC-6\t아무개');
    await expect(args.onPasteCells).toHaveBeenCalledWith({
      changes: [
        { rowId: '1', columnId: 'seat', value: 'C-5' },
        { rowId: '2', columnId: 'seat', value: 'C-6' },
      ],
      leftOut: 2,
    });
    await userEvent.keyboard('{Escape} ');
    await expect(copied()).toBe('B-1\t이도윤\t고2\t푸른고등학교\t010-1001-0037\t재원\t7회\t');
  },
};

export const ThousandRows: Story = {
  name: '천 줄',
  args: { count: 1000 },
  play: async ({ canvas, userEvent }) => {
    const drawn = () => canvas.getAllByRole('row').length;
    await waitFor(() => expect(drawn()).toBeLessThan(60));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '1001'),
    );
    await expect(canvas.getAllByRole('row').at(-1)?.lastElementChild).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: '김하늘' }).closest('td')).toHaveFocus(),
    );
    await expect(drawn()).toBeLessThan(60);
  },
};

export const CellNotes: Story = {
  name: '칸의 메모',
  args: {
    cellNote: (row, columnId) =>
      columnId !== 'seat'
        ? undefined
        : {
            1: { kind: 'busy', text: '저장 중' } as const,
            2: { kind: 'error', text: '저장하지 못했습니다.' } as const,
            3: { kind: 'changed', text: '다른 관리자가 방금 바꿨습니다.' } as const,
          }[row.id],
    legend: '파란 귀퉁이: 다른 관리자가 바꾼 칸',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: /B-1/ })).toHaveAccessibleDescription(
      '저장하지 못했습니다.',
    );
    await expect(canvas.getByText(/^파란 귀퉁이/)).toBeVisible();
  },
};

export const Dense: Story = {
  name: '좁은 줄',
  args: { storageKey: 'dense' },
  beforeEach: () =>
    localStorage.setItem(
      'grid:dense',
      JSON.stringify({ shown: { school: false }, widths: { name: 200 }, density: 'dense' }),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '학교' })).toBeNull();
    await expect(
      canvas.getByRole('columnheader', { name: '이름' }).getBoundingClientRect().width,
    ).toBe(200);
  },
};

export const TypedInto: Story = {
  name: '바로 입력하기',
  args: {
    onCellsKey: fn(({ code }: { code: string }) => code === 'Digit2'),
    onCellOpen: fn(() => true),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'A-1' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}2');
    const cells = {
      rows: [expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '2' })],
      columnIds: ['seat'],
    };
    await expect(args.onCellsKey).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'Digit2' }),
      cells,
    );
    await userEvent.keyboard('{F2}');
    await expect(args.onCellOpen).toHaveBeenCalledWith(
      expect.objectContaining({ id: '2' }),
      'seat',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = { name: '불러오는 중', args: { rows: undefined } };

export const Empty: Story = {
  name: '비어 있음',
  args: { rows: [], legend: '파란 귀퉁이: 다른 관리자가 바꾼 칸' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^파란 귀퉁이/)).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: '정렬' })).toBeNull();
  },
};

export const Failed: Story = {
  name: '실패',
  args: { rows: undefined, error: <ErrorState title="불러오지 못했습니다." onRetry={fn()} /> },
};

export const Readonly: Story = {
  name: '읽기 전용',
  args: { readonlyReason: '조회 전용 계정은 바꿀 수 없습니다.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: 'A-1' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Phone: Story = {
  name: '휴대폰',
  args: { rows: sampleStudents(12) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('rowheader', { name: '박서연' }));
    await expect(args.onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ name: '박서연' }));
  },
};

export const LongText: Story = {
  name: '긴 글',
  args: {
    rows: sampleStudents(4).map((row) => ({
      ...row,
      school: '한빛과학기술고등학교 부설 영재교육원',
      memo: '새우와 게 알레르기가 있고, 수요일 저녁에는 학원에서 먹지 않고 집에 다녀옵니다.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').getBoundingClientRect().height).toBeLessThan(300);
  },
};
