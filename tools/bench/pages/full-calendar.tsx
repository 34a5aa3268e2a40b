// It keeps events itself and redraws those it is given anew, so its users give it a source that it
// asks for a month, and change one event through its API; the options stay the same.
import type { EventApi, EventInput, EventSourceFuncArg } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useEffect, useRef } from 'react';
import { type CalendarProps, type Meal, show } from './month';

const Chip = ({ event }: { event: EventApi }) => (
  <span data-meal={event.id} data-on={Boolean(event.extendedProps['on'])}>
    {event.title}
  </span>
);
const toEvent = ({ key, date, text, on }: Meal): EventInput => ({
  id: key,
  title: text,
  start: date,
  allDay: true,
  extendedProps: { on },
});
const PLUGINS = [dayGrid];

function Month({ month, meals, onToggle }: CalendarProps) {
  const calendar = useRef<FullCalendar>(null);
  const shown = useRef({ month, meals });
  useEffect(() => {
    const before = shown.current;
    shown.current = { month, meals };
    const api = calendar.current?.getApi();
    if (before.month !== month) api?.gotoDate(`${month}-01`);
    else
      api?.batchRendering(() => {
        for (const [at, { key, on }] of meals.entries())
          if (before.meals[at]?.on !== on) api.getEventById(key)?.setExtendedProp('on', on);
      });
  }, [month, meals]);
  const events = useCallback(
    (_: EventSourceFuncArg, answer: (events: EventInput[]) => void) =>
      answer(shown.current.meals.map(toEvent)),
    [],
  );
  const toggle = useCallback(({ event }: { event: EventApi }) => onToggle(event.id), [onToggle]);
  return (
    <FullCalendar
      ref={calendar}
      plugins={PLUGINS}
      initialView="dayGridMonth"
      initialDate={`${month}-01`}
      headerToolbar={false}
      events={events}
      eventClick={toggle}
      eventContent={Chip}
    />
  );
}

await show(Month);
