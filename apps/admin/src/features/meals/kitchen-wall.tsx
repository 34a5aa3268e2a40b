import { useOnline } from '@academy/app-kit/device';
import { kitchenAllergies, type KitchenAllergy } from '@academy/domain/calendar';
import {
  countSameDay,
  mealName,
  meals,
  type Meal,
  type PickUpCount,
  type SameDay,
} from '@academy/domain/meals';
import { formatClock, formatDay, formatDuration } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { OfflineIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import styles from './kitchen-wall.module.css';
import { pickedUpText, sameDayTexts, wallTexts as texts } from './same-day-texts';

/** Its name in the address: a link can open it. */
export const KITCHEN_WALL = 'wall';

/**
 * While the live connection is up, unchanged data is not read again; without it this is too old.
 */
const STALE_MS = 2 * 60_000;

/**
 * Keeps the screen on while mounted, where the browser can: a tablet on the wall is not touched.
 * The browser releases it when the page is hidden, so it is requested again.
 */
function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const gone = new AbortController();
    async function hold() {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone.signal.aborted) await lock.release();
      } catch {
        // A device that saves its battery goes dark: the next look at it asks again.
      }
    }
    document.addEventListener('visibilitychange', () => void hold(), { signal: gone.signal });
    void hold();
    return () => {
      gone.abort();
      void lock?.release();
    };
  }, []);
}

interface MealNumberProps {
  meal: Meal;
  count: PickUpCount;
  served: boolean;
}

/** One meal: how many are still to be handed out, to be read from the other end of the kitchen. */
function MealNumber({ meal, count: { applied, pickedUp }, served }: MealNumberProps) {
  const id = useId();
  const left = applied - pickedUp;
  return (
    <section className={styles.meal} data-meal={meal} aria-labelledby={id}>
      <h3 id={id} className={styles.mealName}>
        {mealName(meal)}
      </h3>
      {applied === 0 ? (
        <p className={styles.none}>{served ? texts.nobody : texts.notServed}</p>
      ) : (
        <>
          <p className={styles.left}>
            <strong className={styles.number}>{left}</strong>
            <span className={styles.unit}>{left === 0 ? texts.allDone : texts.left}</span>
          </p>
          <p className={styles.pickedUp}>{pickedUpText(pickedUp, applied)}</p>
        </>
      )}
    </section>
  );
}

function AllergyCard({ name, seat, allergy, waiting }: KitchenAllergy) {
  return (
    <li className={styles.allergy} data-done={waiting.length === 0 || undefined}>
      <span className={styles.who}>
        {seat ?? sameDayTexts.noSeat} {name}
      </span>
      <strong className={styles.what}>{allergy}</strong>
      <Badge meaning={waiting.length > 0 ? 'attention' : 'label'}>
        {waiting.length > 0 ? texts.waitsFor(waiting) : texts.gotAll}
      </Badge>
    </li>
  );
}

/** The board alone over the whole screen, without the browser's frame; and back. */
const toggleFullScreen = (board: HTMLElement | null) =>
  document.fullscreenElement ? document.exitFullscreen() : board?.requestFullscreen();

interface Props {
  sameDay: SameDay;
  now: Date;
  /** Whether changes made elsewhere arrive. */
  live: boolean;
  /** Ticks of this device that have not reached the server. */
  waiting: number;
  onClose: () => void;
}

/**
 * 주방 화면: the day in two numbers and who must not get what, for a screen on the wall. It stays
 * through an hour without network, and says how old it is.
 */
export function KitchenWall({ sameDay, now, live, waiting, onClose }: Props) {
  useAwake();
  const board = useRef<HTMLDivElement>(null);
  const allergiesId = useId();
  const online = useOnline();
  const counts = countSameDay(sameDay);
  const allergies = kitchenAllergies(sameDay.rows);
  const readAt = new Date(sameDay.asOf);
  const age = now.getTime() - readAt.getTime();
  const cutOff = !online || (!live && age > STALE_MS);
  return (
    <Dialog
      open
      size="l"
      className={styles.wall}
      title={texts.title}
      onClose={onClose}
      closeOnBack={false}
    >
      <div ref={board} className={styles.board}>
        <div className={styles.top}>
          <p className={styles.day}>
            {formatDay(sameDay.date)} <time className={styles.clock}>{formatClock(now)}</time>
          </p>
          <output className={styles.state}>
            {cutOff && (
              <span className={styles.offline}>
                <OfflineIcon /> {texts.offline(formatClock(readAt), formatDuration(age))}
                {waiting > 0 && ` ${texts.kept(waiting)}`}
              </span>
            )}
          </output>
          {document.fullscreenEnabled && (
            <Button size="dense" onClick={() => void toggleFullScreen(board.current)}>
              {texts.fullScreen}
            </Button>
          )}
        </div>
        <div className={styles.meals}>
          {meals.map((meal) => (
            <MealNumber
              key={meal}
              meal={meal}
              count={counts[meal]}
              served={sameDay.closed[meal] === null}
            />
          ))}
        </div>
        <section aria-labelledby={allergiesId}>
          <h3 id={allergiesId} className={styles.heading}>
            {texts.allergies(allergies.length)}
          </h3>
          {allergies.length === 0 && <p className={styles.nobody}>{texts.noAllergies}</p>}
          <ul className={styles.cards}>
            {allergies.map((one) => (
              <AllergyCard key={one.studentId} {...one} />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
