import type { StudentId } from '@academy/domain/ids';
import { isPutOff, putOffSchema } from '@academy/domain/meal-questions';
import { useState } from 'react';
import { deviceStorage } from '../../shared/device-storage';
import type { AskedDay } from './asked-days';

const keyOf = (studentId: StudentId) => `academy.meals-put-off.${studentId}`;

function read(studentId: StudentId) {
  try {
    return putOffSchema.parse(JSON.parse(deviceStorage?.getItem(keyOf(studentId)) ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether what is asked waits, as this device remembers, and how it is made to. */
export function usePutOff(studentId: StudentId, days: readonly AskedDay[], now: Date) {
  const [known, setKnown] = useState(() => read(studentId));
  const asked = days.flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })));
  return {
    waits: isPutOff(known, asked, now),
    putOff(): void {
      const next = { at: now.getTime(), meals: asked };
      setKnown(next);
      try {
        deviceStorage?.setItem(keyOf(studentId), JSON.stringify(next));
      } catch {
        // Storage is full: it is asked again on the next visit.
      }
    },
  };
}
