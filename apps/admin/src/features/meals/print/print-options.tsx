import textStyles from '@academy/ui/styles/text.module.css';
import { useDeviceChoice } from '@academy/app-kit/device';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { Switch } from '@academy/ui/switch';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import styles from './print-options.module.css';
import { sameDayTexts } from '../same-day-texts';

/**
 * What `인쇄` can put on paper: a sheet to tick and sign, a list in two columns, labels for the
 * boxes.
 */
const PRESETS = ['check', 'list', 'labels'] as const;
type PrintPreset = (typeof PRESETS)[number];
const PRINT_ORDERS = ['seat', 'name'] as const;
type PrintOrder = (typeof PRINT_ORDERS)[number];

export interface PrintOptions {
  preset: PrintPreset;
  order: PrintOrder;
  showUnpaid: boolean;
}

const FIRST: PrintOptions = { preset: 'check', order: 'seat', showUnpaid: false };

const kept = {
  /** Whatever is unreadable counts as never chosen. */
  read(text: string | null): PrintOptions {
    const [preset, order, unpaid] = (text ?? '').split(' ');
    return {
      preset: PRESETS.find((one) => one === preset) ?? FIRST.preset,
      order: PRINT_ORDERS.find((one) => one === order) ?? FIRST.order,
      showUnpaid: unpaid === 'unpaid',
    };
  },
  write: ({ preset, order, showUnpaid }: PrintOptions) =>
    [preset, order, showUnpaid ? 'unpaid' : ''].join(' ').trim(),
};

/** How this desk prints the list, kept on the device: it is the same every day. */
export function usePrintOptions(): [
  options: PrintOptions,
  change: (changes: Partial<PrintOptions>) => void,
] {
  const [options, choose] = useDeviceChoice('print:same-day', kept);
  return [options, (changes) => choose({ ...options, ...changes })];
}

interface Props {
  options: PrintOptions;
  onChange: (changes: Partial<PrintOptions>) => void;
  open: boolean;
  onClose: () => void;
}

const texts = sameDayTexts.printing;

/** `인쇄`: which form, in which order, with or without who has not paid. */
export function PrintOptionsSheet({ options, onChange, open, onClose }: Props) {
  const id = useId();

  function print() {
    // Gone before the browser takes its picture of the page.
    flushSync(onClose);
    window.print();
  }

  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title}>
      <div className={styles.panel}>
        <fieldset className={styles.presets}>
          <legend className={textStyles.label}>{texts.preset}</legend>
          {PRESETS.map((preset) => (
            <label key={preset} className={styles.preset}>
              <input
                type="radio"
                name={id}
                checked={options.preset === preset}
                onChange={() => onChange({ preset })}
              />
              {texts.presets[preset]}
            </label>
          ))}
        </fieldset>
        <SegmentedControl
          block
          labelShown
          label={texts.order}
          options={PRINT_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
          value={options.order}
          onValueChange={(order) => onChange({ order })}
        />
        <Switch
          spread
          label={texts.showUnpaid}
          checked={options.showUnpaid}
          onCheckedChange={(showUnpaid) => onChange({ showUnpaid })}
        />
        <Button variant="primary" block onClick={print}>
          {texts.print}
        </Button>
      </div>
    </BottomSheet>
  );
}
