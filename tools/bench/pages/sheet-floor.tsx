// The least that a windowed sheet can be in React: a table, rows that are remembered, one listener.
import { type KeyboardEvent, memo, useState } from 'react';
import {
  letterOf,
  OVERSCAN,
  PERSON,
  ROW_HEIGHT,
  show,
  type SheetProps,
  type SheetRow,
} from './sheet';

const IN_SIGHT = 17;

const Row = memo(function Row({ row, index }: { row: SheetRow; index: number }) {
  return (
    <tr data-row={index} data-id={row.id}>
      {PERSON.map(({ id }) => (
        <td key={id}>{row[id]}</td>
      ))}
      {row.marks.map((letter, period) => (
        <td key={period} tabIndex={-1} data-period={period} data-mark={letter}>
          {letter}
        </td>
      ))}
    </tr>
  );
});

function Sheet({ periods, rows, onMark }: SheetProps) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, top - OVERSCAN);
  const end = Math.min(rows.length, top + IN_SIGHT + OVERSCAN);

  function onKeyDown({ key, target }: KeyboardEvent) {
    const letter = letterOf(key);
    if (!letter || !(target instanceof HTMLElement)) return;
    const id = target.parentElement?.dataset['id'] ?? '';
    onMark(id, Number(target.dataset['period']), letter);
  }
  return (
    <div
      className="box"
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW_HEIGHT))}
    >
      <table role="grid" onKeyDown={onKeyDown}>
        <colgroup>
          {PERSON.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {[...PERSON.map(({ header }) => header), ...periods].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: first * ROW_HEIGHT }} />
          {rows.slice(first, end).map((row, at) => (
            <Row key={row.id} row={row} index={first + at} />
          ))}
          <tr style={{ height: (rows.length - end) * ROW_HEIGHT }} />
        </tbody>
      </table>
    </div>
  );
}

await show(Sheet);
