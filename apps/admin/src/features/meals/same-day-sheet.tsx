import { useOnline } from '@academy/app-kit/device';
import { useUrlState } from '@academy/app-kit/url';
import { mayPickUp, type SameDayFilter, sameDayList } from '@academy/domain/calendar';
import { countSameDay, type SameDay } from '@academy/domain/meals';
import {
  type CalendarDay,
  formatDay,
  formatMoment,
  seoulDay,
  shiftDay,
} from '@academy/domain/time';
import { Button, buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePrinting } from '../../shared/printing/use-printing';
import { useManager } from '../../shared/session/use-manager';
import { OrderLine, OrderState } from './order-line';
import { lazyPart } from '../../shared/page/lazy-part';
import { AddStudent } from './edit/add-student';
import { PrintOptionsSheet, usePrintOptions } from './print/print-options';
import styles from './same-day-page.module.css';
import { SameDayPaper } from './print/same-day-paper';
import { sameDayQueries } from './same-day-queries';
import { SameDayTable } from './same-day-table';
import {
  beforeCutoffText,
  dayNotes,
  emptyText,
  isClosed,
  mealCountText,
  sameDayTexts as texts,
  tomorrowText,
} from './same-day-texts';
import { SameDayTiles } from './same-day-tiles';
import { SameDayToolbar } from './same-day-toolbar';
import { useSameDayFilter } from './use-same-day-filter';
import { useTickSide } from './pick-up/use-tick-side';

const PasteDay = lazyPart(async () => (await import('./paste/paste-day')).PasteDay, null);

interface Props {
  sameDay: SameDay;
  now: Date;
}

const DAY_MS = 24 * 60 * 60_000;
const EVERYBODY: SameDayFilter = { meal: 'all', q: '', waiting: false, unpaid: false, away: false };

interface OrderNoteProps extends Props {
  eating: number;
}

/** Until when the number may still change; after tomorrow's cutoff, how many to order then. */
function OrderNote({ sameDay: { date, cutoffAt }, eating, now }: OrderNoteProps) {
  const cutoff = new Date(cutoffAt);
  return (
    <>
      {now < cutoff && eating > 0 && beforeCutoffText(formatMoment(cutoff))}
      {date === seoulDay(now) && now.getTime() >= cutoff.getTime() + DAY_MS && (
        <TomorrowOrder date={shiftDay(date, 1)} />
      )}
    </>
  );
}

interface NobodyListedProps extends Pick<Props, 'sameDay'> {
  /** Students eat, but none passes the filter. */
  filtered: boolean;
  onReset: () => void;
  add: ReactNode;
}

/** Why the list is empty, and the way out. */
function NobodyListed({ sameDay, filtered, onReset, add }: NobodyListedProps) {
  const { date } = sameDay;
  if (filtered)
    return (
      <EmptyState
        title={texts.noMatch}
        action={<Button onClick={onReset}>{texts.resetFilter}</Button>}
      />
    );
  const openCalendar = (
    <Link className={buttonClassName()} to={`/calendar?date=${date}&month=${date.slice(0, 7)}`}>
      {texts.toCalendar}
    </Link>
  );
  return <EmptyState title={emptyText(sameDay)} action={isClosed(sameDay) ? openCalendar : add} />;
}

interface PapersProps extends Omit<ComponentProps<typeof SameDayPaper>, 'options'> {
  /** What goes on paper is being chosen. */
  choosing: boolean;
  onClose: () => void;
}

/** The day on paper, and what of it. */
function Papers({ choosing, onClose, ...paper }: PapersProps) {
  const printing = usePrinting();
  usePrintOnArrival();
  const [options, changeOptions] = usePrintOptions();
  return (
    <>
      <PrintOptionsSheet
        options={options}
        onChange={changeOptions}
        open={choosing}
        onClose={onClose}
      />
      {printing && <SameDayPaper {...paper} options={options} />}
    </>
  );
}

/** Why no student can be added now. */
function useWhyNotAdd(sameDay: SameDay): string | undefined {
  const { missing } = useManager();
  const online = useOnline();
  return (
    missing('meals.write') ??
    (online ? undefined : texts.offline) ??
    (isClosed(sameDay) ? texts.notServed : undefined)
  );
}

/** What can be added or changed, each in a window of its own. */
const changes = { add: AddStudent, paste: PasteDay };

/** One day's list with its totals, filters and actions. */
export function SameDaySheet({ sameDay, now }: Props) {
  const filter = useSameDayFilter();
  const ticks = useTickSide();
  const [changing, setChanging] = useState<'add' | 'paste'>();
  const [printOpen, setPrintOpen] = useState(false);
  const [firstAsOf] = useState(() => new Date(sameDay.asOf));
  const Change = changing && changes[changing];
  const counts = countSameDay(sameDay);
  const everybody = sameDayList(sameDay.rows, EVERYBODY);
  const rows = sameDayList(sameDay.rows, filter.shown);
  const eating = everybody.filter((row) => row.lunch || row.dinner).length;
  const notes = dayNotes(sameDay);
  const whyNotAdd = useWhyNotAdd(sameDay);
  const ahead = !mayPickUp(sameDay.date, now);

  return (
    <>
      {notes && <p className={styles.notes}>{notes}</p>}
      <SameDayTiles
        counts={counts}
        sameDay={sameDay}
        filter={filter}
        ahead={ahead}
        note={<OrderNote sameDay={sameDay} eating={eating} now={now} />}
      />
      <OrderLine date={sameDay.date} />
      <SameDayToolbar
        sameDay={sameDay}
        counts={counts}
        rows={rows}
        eating={eating}
        filter={filter}
        onChange={setChanging}
        whyNotAdd={whyNotAdd}
        onPrint={() => setPrintOpen(true)}
        ticks={ticks}
        ahead={ahead}
      />
      {rows.length > 0 ? (
        <SameDayTable
          sameDay={sameDay}
          rows={rows}
          meal={filter.shown.meal}
          large={filter.largeType}
          tickSide={ticks.side}
          now={now}
          firstAsOf={firstAsOf}
        />
      ) : (
        <NobodyListed
          sameDay={sameDay}
          filtered={everybody.length > 0}
          onReset={filter.reset}
          add={
            <Button disabledReason={whyNotAdd} onClick={() => setChanging('add')}>
              {texts.addStudent}
            </Button>
          }
        />
      )}
      {Change && (
        <Change
          sameDay={sameDay}
          meal={filter.shown.meal}
          now={now}
          onClose={() => setChanging(undefined)}
        />
      )}
      <Papers
        sameDay={sameDay}
        rows={rows}
        filter={filter.shown}
        counts={counts}
        eating={eating}
        now={now}
        choosing={printOpen}
        onClose={() => setPrintOpen(false)}
      />
    </>
  );
}

/**
 * After tomorrow's cutoff: how many to order, and a link to tomorrow's list. Nothing without orders
 * for tomorrow.
 */
function TomorrowOrder({ date }: { date: CalendarDay }) {
  const { data } = useQuery(sameDayQueries.day(date));
  if (!data) return null;
  const counts = countSameDay(data);
  const ordered = (['lunch', 'dinner'] as const)
    .filter((meal) => counts[meal].applied > 0)
    .map((meal) => mealCountText(meal, counts[meal]));
  if (ordered.length === 0) return null;
  return (
    <>
      {tomorrowText(formatDay(date), ordered.join(' · '))} <OrderState date={date} />{' '}
      <Link className={styles.tomorrow} to={`/list?date=${date}`}>
        {texts.tomorrowOrder}
      </Link>
    </>
  );
}

/**
 * Puts the page on paper when the address asks for it (`do=print`), once: the address forgets it.
 * For a page that has its content already.
 */
function usePrintOnArrival(): void {
  const [work, setWork] = useUrlState('do');
  const print = useEffectEvent(() => {
    setWork('');
    window.print();
  });
  useEffect(() => {
    if (work === 'print') print();
  }, [work]);
}
