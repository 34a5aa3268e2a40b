import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button';
import { DownloadIcon, PlusIcon, PrintIcon } from '../icon';
import { PageBar, PageBarScope } from '../page-bar';
import { SearchField } from '../search-field';
import { staysInSight } from '../testing/stays-in-sight';
import { largeText, ownFrame } from '../testing/story-frame';
import { FilterBar, FilterChip, FilterPart, FilterSelect, FilterToggle } from '.';
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
  const [school, setSchool] = useState('');
  const [day, setDay] = useState('');
  const narrowed = [search, school, day].some(Boolean) || chosen.length > 0 || unpaid;
  return (
    <FilterBar
      label="학생 찾기"
      count={narrowed ? '전체 312명 · 표시 47명' : '전체 312명'}
      search={
        <SearchField
          size="dense"
          label="학생"
          placeholder="이름 · 초성 · 좌석"
          clearLabel="검색어 지우기"
          value={search}
          onValueChange={setSearch}
        />
      }
      more={[
        { label: '엑셀', icon: <DownloadIcon />, onSelect: () => undefined },
        { label: '인쇄', icon: <PrintIcon />, onSelect: () => undefined },
      ]}
      primary={
        <Button size="dense" variant="primary">
          <PlusIcon /> 학생 등록
        </Button>
      }
      clearLabel={narrowed ? '조건 지우기' : undefined}
      onClear={() => {
        setSearch('');
        setChosen([]);
        setUnpaid(false);
        setSchool('');
        setDay('');
        onClear?.();
      }}
    >
      <FilterChip
        label="학년"
        options={grades}
        values={chosen}
        onValuesChange={setChosen}
        allLabel="전체"
      />
      <FilterSelect
        label="학교"
        options={[
          { value: '', label: '전체' },
          { value: '하늘고', label: '하늘고', count: 3 },
        ]}
        value={school}
        onValueChange={setSchool}
      />
      <FilterPart chip={day || undefined} onRemove={() => setDay('')}>
        <Button size="dense" onClick={() => setDay('11월 24일부터')}>
          11월 24일부터
        </Button>
      </FilterPart>
      <FilterToggle pressed={unpaid} onPressedChange={setUnpaid}>
        미입금
      </FilterToggle>
    </FilterBar>
  );
}

const meta = {
  title: '데이터/필터 막대 FilterBar',
  id: 'data-filterbar',
  component: FilterBar,
  subcomponents: { FilterChip, FilterPart, FilterSelect, FilterToggle },
  args: { label: '학생 찾기', children: null, onClear: fn() },
  parameters: { guide: filterBarGuide },
  render: ({ onClear }) => <Students onClear={onClear} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { name: '모든 도구' };

export const Narrowed: Story = {
  name: '좁힌 상태',
  tags: ['visual'],
  render: ({ onClear }) => <Students onClear={onClear} narrow />,
};

export const Narrowing: Story = {
  name: '좁히기',
  parameters: ownFrame(480),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '필터' }));
    for (const name of ['고1 (12)', '고3 (10)', 'N수 (9)'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '학교' }), '하늘고');
    await userEvent.click(canvas.getByRole('button', { name: '미입금', pressed: false }));
    await expect(canvas.getByRole('button', { name: '필터 3' })).toBeVisible();
    await expect(canvas.getByText('전체 312명 · 표시 47명')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '학년: 고1, 고3 +1' }));
    await expect(canvas.getByRole('button', { name: '필터 2' })).toBeVisible();
  },
};

export const Cleared: Story = {
  name: '조건 지우기',
  parameters: ownFrame(200),
  render: ({ onClear }) => <Students onClear={onClear} narrow />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '학생' }), 'ㄱㅎㄴ');
    await userEvent.click(canvas.getByRole('button', { name: '조건 지우기' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '조건 지우기' })).toBeNull();
  },
};

export const PanelOpen: Story = {
  name: '판 열림',
  parameters: ownFrame(480),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '필터' }));
    await expect(canvas.getByRole('checkbox', { name: '고1 (12)' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  parameters: ownFrame(260),
  play: staysInSight,
};

export const InPlace: Story = {
  name: '목록 바로 위',
  parameters: ownFrame(260),
  render: () => (
    <PageBarScope>
      <PageBar title="학생별 일정" />
      <section aria-label="승인 대기" />
      <section aria-label="학생">
        <FilterBar
          inPlace
          label="학생 찾기"
          count="전체 312명"
          search={
            <SearchField
              size="dense"
              label="학생"
              clearLabel="검색어 지우기"
              value=""
              onValueChange={fn()}
            />
          }
        />
      </section>
    </PageBarScope>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: '학생' }));
    await expect(list.getByRole('searchbox', { name: '학생' })).toBeVisible();
  },
};

export const LargeText: Story = { name: '큰 글자 200 %', ...largeText(400), play: staysInSight };
