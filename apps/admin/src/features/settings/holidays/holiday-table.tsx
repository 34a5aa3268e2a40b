import { refusalText } from '@academy/domain/refusals';
import type { ManagedHoliday } from '@academy/domain/settings';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { useManager } from '../../../shared/use-manager';
import styles from './holidays-tab.module.css';
import { holidaysTexts as texts } from './holidays-texts';
import { useHolidays } from './use-holidays';

/** A year's holidays; only the academy's own can be deleted, the official ones say why not. */
export function HolidayTable({ holidays }: { holidays: readonly ManagedHoliday[] }) {
  const { missing } = useManager();
  const { remove } = useHolidays();
  const noRight = missing('settings.write');
  return (
    <table className={styles.table} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {holidays.map(({ date, name, source }) => (
          <tr key={`${date} ${name}`}>
            <td>{formatDay(date)}</td>
            <th scope="row">{name}</th>
            <td>
              <Badge tone={source === 'public' ? 'danger' : 'neutral'}>
                {texts.sources[source]}
              </Badge>
            </td>
            <td>
              <IconButton
                label={texts.removeOne(`${formatDay(date)} ${name}`)}
                size="dense"
                disabledReason={
                  noRight ?? (source === 'public' ? refusalText('holiday-public') : undefined)
                }
                onClick={() => remove.mutate({ date, name })}
              >
                <TrashIcon />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
