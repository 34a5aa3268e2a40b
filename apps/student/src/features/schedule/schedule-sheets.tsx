import type { StudentId } from '@academy/domain/ids';
import type { ScheduleList } from '@academy/domain/schedule';
import { Suspense } from 'react';
import { lazyComponent, useOnceOpened } from '../../shared/lazy-component';
import type { FormTarget } from './form/form-sheet';
import type { Mark } from './calendar/entries';
import { useChanges } from './use-changes';
import type { OpenedSheet } from './use-opened';
import type { ScheduleView } from './calendar/use-schedule-view';

// None of them is needed before the student asks for it.
const CopySheet = lazyComponent(async () => (await import('./copy-sheet')).CopySheet);
const DaySheet = lazyComponent(async () => (await import('./day-sheet')).DaySheet);
const FormSheet = lazyComponent(async () => (await import('./form/form-sheet')).FormSheet);
const ScheduleDrawer = lazyComponent(
  async () => (await import('./detail/schedule-drawer')).ScheduleDrawer,
);

interface Props {
  list: ScheduleList;
  sheet: OpenedSheet;
  view: ScheduleView;
  marks: readonly Mark[];
  studentId: StudentId;
}

/** What can overlap the calendar: a schedule, the form, a day, the copy of last month. */
export function ScheduleSheets({ list, sheet, view, marks, studentId }: Props) {
  const { opened, close } = sheet;
  const changes = useChanges();
  const { today, month } = view;
  const find = (id: string) => list.content.find((schedule) => schedule.id === id) ?? null;

  const detail =
    opened?.kind === 'schedule' ? { schedule: find(opened.id), date: opened.date } : null;
  const edited = opened?.kind === 'edit' ? find(opened.id) : null;
  const form: FormTarget | null =
    opened?.kind === 'new' ? { schedule: null, date: opened.date } : edited && { schedule: edited };
  const day = opened?.kind === 'day' ? opened.date : null;
  // A link to the form of a schedule that is not there says so in the drawer.
  const lost = opened?.kind === 'edit' && edited === null ? { schedule: null, date: null } : null;

  const drawer = detail ?? lost;
  const common = { studentId, today, changes };
  const loaded = {
    drawer: useOnceOpened(drawer !== null),
    form: useOnceOpened(form !== null),
    day: useOnceOpened(day !== null),
    copy: useOnceOpened(opened?.kind === 'copy'),
  };
  return (
    <Suspense fallback={null}>
      {loaded.drawer && <ScheduleDrawer {...common} opened={drawer} list={list} sheet={sheet} />}
      {loaded.form && (
        <FormSheet {...common} target={form} list={list} month={month} onClose={close} />
      )}
      {loaded.day && (
        <DaySheet date={day} today={today} schedules={list.content} marks={marks} sheet={sheet} />
      )}
      {loaded.copy && (
        <CopySheet
          open={opened?.kind === 'copy'}
          own={list.content}
          month={month}
          today={today}
          changes={changes}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
