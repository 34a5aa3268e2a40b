import { useMemo, useState } from 'react';
import type { GridColumn } from '../grid-column';
import { noPrefs, readPrefs, storePrefs, type GridDensity, type GridPrefs } from './grid-prefs';

const NARROWEST = 40;
const WIDEST = 800;

export interface GridView<Row> {
  /** Every column, hidden ones too, in the page's order. */
  all: readonly GridColumn<Row>[];
  /**
   * The shown ones with the widths of this device: what the grid draws, and what paper and file
   * take.
   */
  columns: readonly GridColumn<Row>[];
  /** `dense` shows more rows: 32 px instead of 40. */
  density: GridDensity;
  /** Shows or hides a column; those that are `fixed` stay. */
  setShown: (columnId: string, shown: boolean) => void;
  /** Px; no width gives the column its own back. */
  setWidth: (columnId: string, width: number | undefined) => void;
  /** Changes the height of all rows. */
  setDensity: (density: GridDensity) => void;
  /** Everything as the page made it. */
  reset: () => void;
}

const isShown = <Row>({ id, fixed, startsHidden = false }: GridColumn<Row>, { shown }: GridPrefs) =>
  fixed || (shown[id] ?? !startsHidden);

/**
 * Which columns of a table are shown, how wide and how dense: kept per device under `key`
 * (`students`).
 */
export function useGridView<Row>(key: string, all: readonly GridColumn<Row>[]): GridView<Row> {
  const [prefs, setPrefs] = useState(() => readPrefs(key));
  const columns = useMemo(
    () =>
      all
        .filter((column) => isShown(column, prefs))
        .map((column) => ({ ...column, width: prefs.widths[column.id] ?? column.width })),
    [all, prefs],
  );

  return useMemo(() => {
    function change(next: GridPrefs) {
      setPrefs(next);
      storePrefs(key, next);
    }
    return {
      all,
      columns,
      density: prefs.density,
      setShown: (columnId, shown) =>
        change({ ...prefs, shown: { ...prefs.shown, [columnId]: shown } }),
      setWidth(columnId, width) {
        const { [columnId]: _, ...others } = prefs.widths;
        change({
          ...prefs,
          widths:
            width === undefined
              ? others
              : { ...others, [columnId]: Math.round(Math.max(NARROWEST, Math.min(width, WIDEST))) },
        });
      },
      setDensity: (density) => change({ ...prefs, density }),
      reset: () => change(noPrefs),
    };
  }, [key, all, columns, prefs]);
}
