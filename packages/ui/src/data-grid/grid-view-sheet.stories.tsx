import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../button';
import { PrintSheet } from '../print-sheet';
import { sampleStudents, studentColumns, type SampleStudent } from '../testing/sample-students';
import { ownFrame } from '../testing/story-frame';
import { DataGrid, GridPaper, GridViewSheet, useGridView, type GridViewSheetProps } from '.';
import { gridViewSheetGuide } from './grid-view-sheet.guide';

const students = sampleStudents(8);

function Page({ startsOpen = false }: { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const view = useGridView('view-menu', studentColumns);
  const rowId = (row: { id: string }) => row.id;
  return (
    <>
      <div className="story-row">
        <Button size="dense" onClick={() => setOpen(true)}>
          열 설정
        </Button>
        <GridViewSheet
          view={view}
          open={open}
          onClose={() => setOpen(false)}
          texts={{
            title: '열 설정',
            columns: '보이는 열',
            density: '줄 간격',
            densities: { normal: '보통', dense: '좁게' },
            reset: '처음 상태로',
          }}
        />
      </div>
      <DataGrid
        label="학생"
        view={view}
        rows={students}
        rowId={rowId}
        texts={{ selectAll: '모두 선택', row: (row) => row.name, copied: String }}
        empty={null}
      />
      <PrintSheet onScreen title="학생 명단" stamp="출력일시 2026-11-20 14:03">
        <GridPaper columns={view.columns} rows={students} rowId={rowId} signature="확인" />
      </PrintSheet>
    </>
  );
}

const meta: Meta<GridViewSheetProps<SampleStudent>> = {
  title: '데이터/표 보기 설정 GridViewSheet',
  id: 'data-gridviewsheet',
  component: GridViewSheet,
  parameters: { guide: gridViewSheetGuide, ...ownFrame(480) },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => localStorage.removeItem('grid:view-menu'),
  render: () => <Page />,
};

export default meta;
type Story = StoryObj<GridViewSheetProps<SampleStudent>>;

export const Closed: Story = { name: '닫힘' };

export const HidesAndRemembers: Story = {
  name: '숨기고 기억하기',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열 설정' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '학교' }));
    await expect(canvas.queryByRole('columnheader', { name: '학교' })).toBeNull();
    await expect(screen.queryByRole('checkbox', { name: '이름' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '좁게' }));
    await expect(localStorage.getItem('grid:view-menu')).toBe(
      '{"shown":{"school":false},"widths":{},"density":"dense"}',
    );
    await userEvent.click(screen.getByRole('button', { name: '처음 상태로' }));
    await expect(canvas.getAllByRole('columnheader', { name: '학교' })).toHaveLength(2);
  },
};

export const ColumnWidths: Story = {
  name: '열 너비',
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('grid').querySelector('th');
    const width = () => head?.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(width()).toBe(112);
    await userEvent.pointer([
      { keys: '[MouseLeft]', target: head?.querySelector('[aria-hidden]') ?? undefined },
    ]);
    await expect(width()).toBeLessThan(80);
  },
};

export const Open: Story = {
  name: '열림',
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열 설정' }));
    await expect(screen.getByRole('checkbox', { name: '학교' })).toBeChecked();
  },
};
