import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { RefreshIcon, UserIcon } from '@academy/ui/icon';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { messages } from '../../shared/texts/messages';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/session/use-manager';
import { useWrite } from '../../shared/writes/use-write';
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
  const renew = useWrite({
    name: 'renew the holidays',
    send: () => api.renewHolidays(),
    reads: calendarQueries.all,
    onSuccess: ({ added }) => toasts.show({ text: renewedText(added), tone: 'success' }),
    failed: messages.errors.save,
  });
  return (
    <ListToolbar
      label={texts.actions}
      more={[
        { label: texts.oneStudent, icon: <UserIcon />, onSelect: onOneStudent },
        {
          label: texts.renewHolidays,
          icon: <RefreshIcon />,
          disabledReason: missing('settings.write'),
          onSelect: () => renew.run(),
        },
      ]}
      file={{
        load: (format, _, control) =>
          api.exportMealCalendar({
            params: { year: yearOf(month), month: monthNumberOf(month), format },
            ...control,
          }),
      }}
      onPrint={() => window.print()}
      primary={
        <Button
          size="dense"
          variant="primary"
          disabledReason={missing('meals.write')}
          onClick={onClosing}
        >
          {texts.closeDays}
        </Button>
      }
    />
  );
}
