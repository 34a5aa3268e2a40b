import type { CalendarMonth } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Link } from 'react-router-dom';
import { dashboardTexts as texts } from './dashboard-texts';

/** A month without a single meal, and where they come from. */
export const NoMeals = ({ month }: { month: CalendarMonth }) => (
  <EmptyState
    title={texts.noMeals}
    action={
      <Link className={buttonClassName({ size: 'dense' })} to={`/calendar?month=${month}`}>
        {texts.toCalendar}
      </Link>
    }
  />
);
