import type { MealCalendar } from '@academy/domain/calendar';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { useManager } from '../../shared/use-manager';
import { calendarPageTexts as texts, selectedDaysText } from './calendar-texts';
import type { DaySelection } from './use-day-selection';

interface Props {
  calendar: MealCalendar;
  selection: DaySelection;
  onClosing: () => void;
  onOpening: () => void;
}

/** What can be done with several days at once: a week of holidays is closed in one go. */
export function SelectionBar({
  calendar,
  selection: { dates, clear },
  onClosing,
  onOpening,
}: Props) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const applied = calendar.days
    .filter(({ date }) => dates?.has(date))
    .reduce((sum, { lunch, dinner }) => sum + lunch + dinner, 0);
  return (
    <BulkBar
      label={dates && selectedDaysText(dates.size, applied)}
      clearLabel={texts.clearSelection}
      onClear={clear}
    >
      <Button size="dense" variant="primary" disabledReason={reason} onClick={onClosing}>
        {texts.closeDays}
      </Button>
      <Button size="dense" disabledReason={reason} onClick={onOpening}>
        {texts.openDays}
      </Button>
    </BulkBar>
  );
}
