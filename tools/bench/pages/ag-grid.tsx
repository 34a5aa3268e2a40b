import {
  type CellKeyDownEvent,
  CellStyleModule,
  type ColDef,
  ClientSideRowModelModule,
  ColumnApiModule,
  type FullWidthCellKeyDownEvent,
  ModuleRegistry,
  RenderApiModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useMemo } from 'react';
import {
  letterOf,
  OVERSCAN,
  PERSON,
  ROW_HEIGHT,
  show,
  type SheetProps,
  type SheetRow,
} from './sheet';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  CellStyleModule,
  ColumnApiModule,
  RenderApiModule,
]);

const rowId = ({ data: { id } }: { data: SheetRow }) => id;
const TINTS: Record<string, string> = { 지: '#fff4dd', 외: '#e3eeff', 결: '#ffe6e6' };

function Sheet({ periods, rows, onMark }: SheetProps) {
  const columns = useMemo<ColDef<SheetRow>[]>(
    () => [
      ...PERSON.map(({ id, header, width }) => ({
        colId: id,
        headerName: header,
        width,
        valueGetter: ({ data }: { data: SheetRow | undefined }) => data?.[id],
        pinned: id === 'grade' ? null : ('left' as const),
      })),
      ...periods.map((headerName, at): ColDef<SheetRow> => ({
        colId: `p${at}`,
        headerName,
        flex: 1,
        minWidth: 52,
        valueGetter: ({ data }) => data?.marks[at],
        cellStyle: ({ value }) => ({ backgroundColor: TINTS[String(value)] ?? '' }),
      })),
    ],
    [periods],
  );
  const mark = useCallback(
    (pressed: CellKeyDownEvent<SheetRow> | FullWidthCellKeyDownEvent<SheetRow>) => {
      if (!('column' in pressed) || !(pressed.event instanceof KeyboardEvent)) return;
      const letter = letterOf(pressed.event.key);
      const period = Number(pressed.column.getColId().slice(1));
      if (letter && pressed.data) onMark(pressed.data.id, period, letter);
    },
    [onMark],
  );
  return (
    <div style={{ height: 676 }}>
      <AgGridReact<SheetRow>
        rowData={rows}
        columnDefs={columns}
        getRowId={rowId}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        rowBuffer={OVERSCAN}
        onCellKeyDown={mark}
      />
    </div>
  );
}

await show(Sheet);
