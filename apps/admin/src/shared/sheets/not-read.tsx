import { cellName, columnName, oddText } from '@academy/domain/tables';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { openTable } from './open-sheets';
import { sheetTexts as texts } from './sheet-texts';
import styles from './sheets.module.css';
import type { OpenedSheets } from './use-open-sheets';

const MOST_CELLS = 10;

/** A hidden column by its letter and its title. */
function columnTitle(cells: readonly (readonly string[])[], column: number): string {
  const title = cells.map((row) => row[column]?.trim() ?? '').find((cell) => cell !== '') ?? '';
  return title === '' ? columnName(column) : `${columnName(column)}(${title})`;
}

interface Props {
  sheets: OpenedSheets;
  /** What is below names the cells that were not read with their rows. */
  cellsNamedBelow?: boolean;
}

/** What of a file was not read: hidden rows and columns, odd cells, other sheets. */
export function NotRead({ sheets, cellsNamedBelow = false }: Props) {
  const { opened } = sheets;
  if (!opened || opened.at === null) return null;
  const { odd: unread, hiddenRows, hiddenColumns } = openTable(opened);
  const odd = cellsNamedBelow ? [] : unread;
  const others = opened.sheets.filter((_, at) => at !== opened.at);
  const whole = openTable({ ...opened, withHidden: true }).cells;
  const isHiding = hiddenRows.length + hiddenColumns.length > 0;
  const lines = [
    ...(hiddenRows.length > 0 ? [texts.rows(hiddenRows.map((row) => row + 1))] : []),
    ...(hiddenColumns.length > 0
      ? [texts.columns(hiddenColumns.map((column) => columnTitle(whole, column)))]
      : []),
    ...odd.slice(0, MOST_CELLS).map((cell) => texts.cell(cellName(cell), oddText(cell))),
    ...(odd.length > MOST_CELLS ? [texts.more(odd.length - MOST_CELLS)] : []),
    ...(others.length > 0 ? [texts.sheets(others.map(({ name }) => name))] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={8} className={styles.notRead}>
      <h3>{texts.notRead}</h3>
      <Stack as="ul" gap={4}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      {(isHiding || others.length > 0) && (
        <Row gap={8}>
          {isHiding && (
            <Button size="dense" onClick={sheets.readHidden}>
              {texts.readHidden}
            </Button>
          )}
          {others.length > 0 && (
            <Button size="dense" onClick={() => sheets.pick(null)}>
              {texts.otherSheet}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
