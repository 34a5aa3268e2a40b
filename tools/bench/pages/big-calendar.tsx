// As its guide advises: dates made once, and props that stay the same from render to render.
import 'react-big-calendar/lib/css/react-big-calendar.css';
import dayjs from 'dayjs';
import { memo, useCallback, useMemo } from 'react';
import { Calendar, dayjsLocalizer, type ViewsProps } from 'react-big-calendar';
import { type CalendarProps, type Meal, show } from './month';

const Chip = memo(function Chip({ event }: { event: Meal }) {
  return (
    <span data-meal={event.key} data-on={event.on}>
      {event.text}
    </span>
  );
});

const localizer = dayjsLocalizer(dayjs);
const VIEWS: ViewsProps<Meal> = ['month'];
const COMPONENTS = { event: Chip };
const STYLE = { height: 900 };
const always = () => true;
const nothing = () => undefined;

function Month({ month, meals, onToggle }: CalendarProps) {
  const date = useMemo(() => dayjs(`${month}-01`).toDate(), [month]);
  const toggle = useCallback(({ key }: Meal) => onToggle(key), [onToggle]);
  return (
    <Calendar<Meal>
      localizer={localizer}
      view="month"
      views={VIEWS}
      toolbar={false}
      showAllEvents
      date={date}
      onNavigate={nothing}
      onView={nothing}
      events={meals}
      startAccessor="start"
      endAccessor="start"
      titleAccessor="text"
      allDayAccessor={always}
      components={COMPONENTS}
      onSelectEvent={toggle}
      style={STYLE}
    />
  );
}

await show(Month);
