import { useUnsavedChanges } from '@academy/app-kit/forms';
import {
  placeOf,
  roomsOf,
  type ManagedExam,
  type ManagedRegistration,
  type SeatPlan,
} from '@academy/domain/mocks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import { useUndo } from '../../../shared/writes/use-undo';
import { useWrite } from '../../../shared/writes/use-write';
import { mockQueries } from '../mocks-queries';
import { seatTexts as texts } from './seat-texts';
import { placeHeld, withoutAbsent, type Held } from './seats';

interface Edited {
  plan: SeatPlan;
  /** What was saved when the change began: another plan since is another user's. */
  from: SeatPlan;
}

/**
 * The plan as it is saved, or as it was changed here; who does not sit here any more is left out of
 * both.
 */
export function useSeatPlan(
  { id }: Pick<ManagedExam, 'id'>,
  sitting: readonly ManagedRegistration[],
) {
  const queries = useQueryClient();
  const { announce } = useUndo(mockQueries.all);
  const { data: saved, isError, refetch } = useQuery(mockQueries.seats(id));
  const [edited, setEdited] = useState<Edited>();
  const plan = useMemo(() => {
    const shown = edited?.plan ?? saved;
    return shown && withoutAbsent(shown, sitting);
  }, [edited, saved, sitting]);
  const dirty = edited !== undefined && JSON.stringify(edited.plan) !== JSON.stringify(edited.from);
  useUnsavedChanges(dirty, { scope: 'tab' });
  const save = useWrite({
    name: `save seats of ${id}`,
    send: (body: SeatPlan) => api.saveSeatPlan({ params: { examId: id }, body }),
    reads: mockQueries.all,
    onSuccess: ({ undo, ...after }) => {
      queries.setQueryData(mockQueries.seats(id).queryKey, after);
      setEdited(undefined);
      announce(texts.saved, undo);
    },
    failed: texts.failed,
  });
  return {
    plan,
    isError,
    refetch,
    dirty,
    overtaken:
      dirty && saved !== undefined && JSON.stringify(saved) !== JSON.stringify(edited.from),
    change: (next: SeatPlan) => {
      if (saved) setEdited((before) => ({ plan: next, from: before?.from ?? saved }));
    },
    reset: () => setEdited(undefined),
    saving: save.isPending,
    save: () => {
      if (plan) save.run(plan);
    },
  };
}

/** Moves students by hand: picked up and put down; the result is announced. */
export function useMoving(
  { plan, change }: Pick<ReturnType<typeof useSeatPlan>, 'plan' | 'change'>,
  students: ReadonlyMap<string, Pick<ManagedRegistration, 'name'>>,
) {
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const nameAt = (seat: number) =>
    students.get(plan?.seats.find((place) => place.seat === seat)?.registrationId ?? '')?.name;
  const forget = () => setHeld(undefined);

  function take(next: Held, name: string) {
    setHeld(next);
    setSaid(texts.held(name));
  }

  return {
    held,
    said,
    take,
    forget,
    /** Without a word: the picture under the mouse says it. */
    drag: (seat: number) => setHeld({ seat }),
    /** Takes up who sits there, or puts down there who was taken up. */
    press(seat: number) {
      if (!plan) return;
      if (!held) {
        const name = nameAt(seat);
        if (name) take({ seat }, name);
        return;
      }
      const name = 'seat' in held ? nameAt(held.seat) : students.get(held.registrationId)?.name;
      change(placeHeld(plan, held, seat));
      const place = placeOf(roomsOf(plan), seat);
      setSaid(texts.dropped(name ?? '', place?.room.name ?? '', place?.number ?? seat));
      forget();
    },
    letGo() {
      if (held) setSaid(texts.letGo);
      forget();
    },
  };
}
