import { useId, type ComponentProps } from 'react';
import { Button, buttonClassName } from '../button';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Row } from '../layout';
import { Popover } from '../popover';
import styles from './month-picker.module.css';
import { shiftMonth } from './shift-month';
import { YearPanel, type YearPanelTexts } from './year-panel';

export interface MonthPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The month that is shown, `YYYY-MM`. */
  value: string;
  /** The month that was chosen, `YYYY-MM`. */
  onValueChange: (month: string) => void;
  /** The month of today, `YYYY-MM`. */
  current: string;
  /** First month that can be chosen, `YYYY-MM`, itself included. 1900-01 when missing. */
  min?: string;
  /** Last month that can be chosen, `YYYY-MM`, itself included; 2100-12 when missing. */
  max?: string;
  /** 이전 달 · 다음 달 · 이번 달 · 달 고르기 · 2026년 11월 · why there is no month before or after */
  texts: YearPanelTexts & {
    previous: string;
    next: string;
    current: string;
    pick: string;
    format: (month: string) => string;
    outOfRange: string;
  };
}

/** ◀ 2026년 11월 ▶ 이번 달: a step back or on, this month, or any month of any year. */
export function MonthPicker({
  value,
  onValueChange,
  current,
  min = '1900-01',
  max = '2100-12',
  texts,
  ...rest
}: MonthPickerProps) {
  const panelId = useId();
  const step = (by: number, label: string) => {
    const month = shiftMonth(value, by);
    return {
      label,
      disabledReason: month < min || month > max ? texts.outOfRange : undefined,
      onClick: () => onValueChange(month),
    };
  };
  return (
    <Row {...rest} gap={4} align="center">
      <IconButton size="dense" {...step(-1, texts.previous)}>
        <ChevronLeftIcon />
      </IconButton>
      <Popover
        className={buttonClassName({ variant: 'text', size: 'dense' }, styles.month)}
        panelLabel={texts.pick}
        panelId={panelId}
        panel={
          <YearPanel
            panelId={panelId}
            value={value}
            onValueChange={onValueChange}
            current={current}
            min={min}
            max={max}
            texts={texts}
          />
        }
      >
        <span aria-live="polite">{texts.format(value)}</span>
        <ChevronDownIcon size="1em" />
      </Popover>
      <IconButton size="dense" {...step(1, texts.next)}>
        <ChevronRightIcon />
      </IconButton>
      <Button
        size="dense"
        className={styles.current}
        aria-pressed={value === current}
        onClick={() => onValueChange(current)}
      >
        {texts.current}
      </Button>
    </Row>
  );
}
