import { Button, buttonClassName } from '../button';
import { Checkbox } from '../checkbox';
import { SettingsIcon } from '../icon';
import { Popover } from '../popover';
import { SegmentedControl } from '../segmented-control';
import styles from './grid-view-menu.module.css';
import type { GridDensity } from './grid-prefs';
import type { GridView } from './use-grid-view';

export interface GridViewMenuProps<Row> {
  /** From `useGridView`: the same one that the grid gets. */
  view: GridView<Row>;
  /** 열 설정 · 보이는 열 · 줄 간격 (보통, 좁게) · 처음 상태로 */
  texts: {
    button: string;
    columns: string;
    density: string;
    densities: Record<GridDensity, string>;
    reset: string;
  };
}

/** Which columns are shown and how dense the rows are. MemoChildren on this device. */
export function GridViewMenu<Row>({ view, texts }: GridViewMenuProps<Row>) {
  const shown = new Set(view.columns.map(({ id }) => id));
  const options = (['normal', 'dense'] as const).map((value) => ({
    value,
    label: texts.densities[value],
  }));
  return (
    <Popover
      align="end"
      className={buttonClassName({ size: 'dense' })}
      panelLabel={texts.button}
      panel={
        <div className={styles.panel}>
          <fieldset>
            <legend className={styles.legend}>{texts.columns}</legend>
            <div className={styles.columns}>
              {view.all
                .filter(({ fixed }) => !fixed)
                .map(({ id, header }) => (
                  <Checkbox
                    key={id}
                    size="dense"
                    label={header}
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
      }
    >
      <SettingsIcon /> {texts.button}
    </Popover>
  );
}
