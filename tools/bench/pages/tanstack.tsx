// TanStack Table and Virtual as their guides put them together, with rows that are remembered.
import { type Row as TableRow, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef } from 'react';
import {
  letterOf,
  OVERSCAN,
  PERSON,
  ROW_HEIGHT,
  show,
  type SheetProps,
  type SheetRow,
} from './sheet';

const features = tableFeatures({});
type Data = TableRow<typeof features, SheetRow>;

const Row = memo(
  function Row({ row, onMark }: { row: Data; original: SheetRow } & Pick<SheetProps, 'onMark'>) {
    return (
      <tr data-row={row.index}>
        {row.getAllCells().map((cell, at) => {
          const period = at - PERSON.length;
          const text = String(cell.getValue());
          return period < 0 ? (
            <td key={cell.id}>{text}</td>
          ) : (
            <td
              key={cell.id}
              tabIndex={-1}
              data-period={period}
              data-mark={text}
              onKeyDown={({ key }) => {
                const letter = letterOf(key);
                if (letter) onMark(row.original.id, period, letter);
              }}
            >
              {text}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) => before.original === after.original,
);

function Sheet({ periods, rows: data, onMark }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useMemo(
    () => [
      ...PERSON.map(({ id, header }) => ({ id, header, accessorFn: (row: SheetRow) => row[id] })),
      ...periods.map((header, at) => ({
        id: `p${at}`,
        header,
        accessorFn: ({ marks }: SheetRow) => marks[at] ?? '',
      })),
    ],
    [periods],
  );
  const table = useTable({ features, columns, data, getRowId: ({ id }) => id });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => box.current,
    overscan: OVERSCAN,
  });
  const drawn = virtualizer.getVirtualItems();
  const end = drawn.at(-1)?.end ?? 0;
  return (
    <div className="box" ref={box}>
      <table role="grid">
        <colgroup>
          {PERSON.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <th key={header.id}>{String(header.column.columnDef.header)}</th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <tr style={{ height: drawn[0]?.start ?? 0 }} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            return row && <Row key={row.id} row={row} original={row.original} onMark={onMark} />;
          })}
          <tr style={{ height: virtualizer.getTotalSize() - end }} />
        </tbody>
      </table>
    </div>
  );
}

await show(Sheet);
