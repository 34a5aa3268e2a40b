import { errorText } from '@academy/api-client';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { PrintIcon, UserIcon } from '@academy/ui/icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import styles from './calendar-page.module.css';
import { calendarQueries } from './calendar-queries';
import { calendarPageTexts as texts, renewedText } from './calendar-texts';

interface Props {
  month: CalendarMonth;
  onClosing: () => void;
  onOneStudent: () => void;
}

/** What can be done with the month as a whole. */
export function PageActions({ month, onClosing, onOneStudent }: Props) {
  const { missing } = useManager();
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: () => api.renewHolidays(),
    onSuccess: ({ added }) => toasts.show({ text: renewedText(added), tone: 'success' }),
    onError: (error) =>
      toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: calendarQueries.all }),
  });
  return (
    <div className={styles.actions}>
      <Button size="dense" onClick={onOneStudent}>
        <UserIcon /> {texts.oneStudent}
      </Button>
      <Button
        size="dense"
        loading={renew.isPending}
        disabledReason={missing('settings.write')}
        onClick={() => renew.mutate()}
      >
        {texts.renewHolidays}
      </Button>
      <ExportMenu
        load={(format, _, control) =>
          api.exportMealCalendar({
            params: { year: yearOf(month), month: monthNumberOf(month), format },
            ...control,
          })
        }
      />
      <Button size="dense" onClick={() => window.print()}>
        <PrintIcon /> {texts.print}
      </Button>
      <Button
        size="dense"
        variant="primary"
        disabledReason={missing('meals.write')}
        onClick={onClosing}
      >
        {texts.closeDays}
      </Button>
    </div>
  );
}
