import { useState } from 'react';
import { Button } from '../button';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Row } from '../layout';
import styles from './month-picker.module.css';

export interface YearPanelTexts {
  /** Name of the button to the year before: 이전 해. */
  previousYear: string;
  /** Name of the button to the year after: 다음 해. */
  nextYear: string;
  /** 2026년 */
  year: (year: number) => string;
  /** 11월 */
  month: (month: number) => string;
  /** Why a month or year cannot be chosen: 고를 수 없는 달입니다. */
  outOfRange: string;
}

interface Props {
  panelId: string;
  value: string;
  onValueChange: (month: string) => void;
  current: string;
  min: string;
  max: string;
  texts: YearPanelTexts;
}

/** The twelve months of one year, and the way to other years. */
export function YearPanel({ panelId, value, onValueChange, current, min, max, texts }: Props) {
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const months = Array.from(
    { length: 12 },
    (_, index) => `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`,
  );
  const reason = (outside: boolean) => (outside ? texts.outOfRange : undefined);
  return (
    <div className={styles.panel}>
      <Row align="center" justify="between" wrap={false}>
        <IconButton
          label={texts.previousYear}
          disabledReason={reason(year <= Number(min.slice(0, 4)))}
          onClick={() => setYear(year - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <strong aria-live="polite">{texts.year(year)}</strong>
        <IconButton
          label={texts.nextYear}
          disabledReason={reason(year >= Number(max.slice(0, 4)))}
          onClick={() => setYear(year + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      </Row>
      <div className={styles.months}>
        {months.map((month, index) => (
          <Button
            key={month}
            variant={month === value ? 'primary' : 'text'}
            data-autofocus={month === value ? '' : undefined}
            aria-pressed={month === value}
            aria-current={month === current ? 'date' : undefined}
            disabledReason={reason(month < min || month > max)}
            className={styles.choice}
            popoverTarget={panelId}
            popoverTargetAction="hide"
            onClick={() => onValueChange(month)}
          >
            {texts.month(index + 1)}
          </Button>
        ))}
      </div>
    </div>
  );
}
