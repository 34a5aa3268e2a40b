import 'react-big-calendar/lib/css/react-big-calendar.css';
import dayjs from 'dayjs';
import { Calendar, dayjsLocalizer } from 'react-big-calendar';
import { type CalendarProps, type Meal, show } from './harness';

const localizer = dayjsLocalizer(dayjs);
const Chip = ({ event }: { event: Meal }) => (
  <span data-meal={event.key} data-on={event.on}>
    {event.text}
  </span>
);
const at = ({ date }: Meal) => dayjs(date).toDate();
const nothing = () => undefined;

function Month({ month, meals, onToggle }: CalendarProps) {
  return (
    <Calendar<Meal>
      localizer={localizer}
      view="month"
      views={['month']}
      toolbar={false}
      showAllEvents
      date={dayjs(`${month}-01`).toDate()}
      onNavigate={nothing}
      onView={nothing}
      events={[...meals]}
      startAccessor={at}
      endAccessor={at}
      titleAccessor="text"
      allDayAccessor={() => true}
      components={{ event: Chip }}
      onSelectEvent={({ key }) => onToggle(key)}
      style={{ height: 900 }}
    />
  );
}

await show(Month);
