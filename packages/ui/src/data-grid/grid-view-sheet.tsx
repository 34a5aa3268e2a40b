import { BottomSheet } from '../bottom-sheet';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { SegmentedControl } from '../segmented-control';
import styles from './grid-view-sheet.module.css';
import type { GridDensity } from './view/grid-prefs';
import type { GridView } from './view/use-grid-view';

export interface GridViewSheetProps<Row> {
  /** From `useGridView`: the same one that the grid gets. */
  view: GridView<Row>;
  /** Whether it is shown. */
  open: boolean;
  /** It was closed. */
  onClose: () => void;
  /** 열 설정 · 보이는 열 · 줄 간격 (보통, 좁게) · 처음 상태로 */
  texts: {
    title: string;
    columns: string;
    density: string;
    densities: Record<GridDensity, string>;
    reset: string;
  };
}

/**
 * Which columns are shown and how dense the rows are; opened from the list's menu. Kept on this
 * device.
 */
export function GridViewSheet<Row>({ view, open, onClose, texts }: GridViewSheetProps<Row>) {
  const shown = new Set(view.columns.map(({ id }) => id));
  const options = (['normal', 'dense'] as const).map((value) => ({
    value,
    label: texts.densities[value],
  }));
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title}>
      <div className={styles.panel}>
        <fieldset>
          <legend className={styles.legend}>{texts.columns}</legend>
          <div className={styles.columns}>
            {view.all
              .filter(({ fixed }) => !fixed)
              .map(({ id, header, disabledReason }) => (
                <Checkbox
                  key={id}
                  size="dense"
                  label={header}
                  {...(disabledReason !== undefined && { disabledReason })}
                  checked={shown.has(id)}
                  onCheckedChange={(on) => view.setShown(id, on)}
                />
              ))}
          </div>
        </fieldset>
        <SegmentedControl
          block
          size="dense"
          label={texts.density}
          options={options}
          value={view.density}
          onValueChange={view.setDensity}
        />
        <Button size="dense" block onClick={view.reset}>
          {texts.reset}
        </Button>
      </div>
    </BottomSheet>
  );
}
