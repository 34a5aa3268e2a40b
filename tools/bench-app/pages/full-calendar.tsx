import type { EventApi } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import { useEffect, useRef } from 'react';
import { type CalendarProps, show } from './harness';

const Chip = ({ event }: { event: EventApi }) => (
  <span data-meal={event.id} data-on={Boolean(event.extendedProps['on'])}>
    {event.title}
  </span>
);

function Month({ month, meals, onToggle }: CalendarProps) {
  const calendar = useRef<FullCalendar>(null);
  useEffect(() => calendar.current?.getApi().gotoDate(`${month}-01`), [month]);
  return (
    <FullCalendar
      ref={calendar}
      plugins={[dayGrid]}
      initialView="dayGridMonth"
      initialDate={`${month}-01`}
      headerToolbar={false}
      events={meals.map(({ key, date, text, on }) => ({
        id: key,
        title: text,
        start: date,
        allDay: true,
        extendedProps: { on },
      }))}
      eventClick={({ event }) => onToggle(event.id)}
      eventContent={Chip}
    />
  );
}

await show(Month);
