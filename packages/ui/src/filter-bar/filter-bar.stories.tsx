import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { DownloadIcon, PrintIcon } from '../icon';
import { SearchField } from '../search-field';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { FilterBar, FilterChip, FilterToggle } from '.';
import { filterBarGuide } from './filter-bar.guide';

const grades = ['고1', '고2', '고3', 'N수'].map((label, index) => ({
  value: label,
  label,
  count: 12 - index,
}));

interface StudentsProps {
  onClear: (() => void) | undefined;
  /** Starts with conditions. */
  narrow?: boolean;
}

function Students({ onClear, narrow = false }: StudentsProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string[]>(narrow ? ['고1', '고3', 'N수'] : []);
  const [unpaid, setUnpaid] = useState(narrow);
  const narrowed = search !== '' || chosen.length > 0 || unpaid;
  return (
    <FilterBar
      label="학생 찾기"
      count={narrowed ? '전체 312명 · 표시 47명' : '전체 312명'}
      actions={
        <>
          <Button size="dense">
            <DownloadIcon /> 엑셀
          </Button>
          <Button size="dense">
            <PrintIcon /> 인쇄
          </Button>
        </>
      }
      clearLabel={narrowed ? '조건 지우기' : undefined}
      onClear={() => {
        setSearch('');
        setChosen([]);
        setUnpaid(false);
        onClear?.();
      }}
    >
      <SearchField
        size="dense"
        label="학생"
        placeholder="이름 · 초성 · 좌석"
        clearLabel="검색어 지우기"
        value={search}
        onValueChange={setSearch}
      />
      <FilterChip
        label="학년"
        options={grades}
        values={chosen}
        onValuesChange={setChosen}
        allLabel="전체"
      />
      <FilterToggle pressed={unpaid} onPressedChange={setUnpaid}>
        미입금
      </FilterToggle>
    </FilterBar>
  );
}

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  subcomponents: { FilterChip, FilterToggle },
  args: { label: '학생 찾기', children: null, onClear: fn() },
  parameters: { guide: filterBarGuide },
  render: ({ onClear }) => <Students onClear={onClear} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};

export const Narrowed: Story = {
  tags: ['visual'],
  render: ({ onClear }) => <Students onClear={onClear} narrow />,
};

export const Narrowing: Story = {
  parameters: ownFrame(380),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '학년' }));
    for (const name of ['고1 (12)', '고3 (10)', 'N수 (9)'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '미입금', pressed: false }));
    await expect(canvas.getByRole('button', { name: '학년: 고1, 고3 +1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '미입금' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText('전체 312명 · 표시 47명')).toBeVisible();
  },
};

export const Cleared: Story = {
  parameters: ownFrame(200),
  render: ({ onClear }) => <Students onClear={onClear} narrow />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '학생' }), 'ㄱㅎㄴ');
    await userEvent.click(canvas.getByRole('button', { name: '조건 지우기' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '조건 지우기' })).toBeNull();
  },
};

export const ChipOpen: Story = {
  parameters: ownFrame(380),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '학년' }));
    await expect(canvas.getByRole('checkbox', { name: '고1 (12)' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: ownFrame(260),
  play: staysInSight,
};

export const LargeText: Story = { ...largeText(400), play: staysInSight };
