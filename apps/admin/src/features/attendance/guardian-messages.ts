import { visitState } from '@academy/domain/attendance';
import type { CalendarDay, ClockTime } from '@academy/domain/time';
import type { ShownRow } from './shown-rows';
import { guardianText } from './today-texts';

/** 보호자 연락 문구: a line per student that says where they are, by what is written down. */
export const guardianMessages = (
  rows: readonly ShownRow[],
  facts: { academy: string; date: CalendarDay; clock: ClockTime },
): string =>
  rows
    .map(({ name, visit }) => {
      const state = visitState(visit);
      if (state === 'left') return guardianText.left(name, facts, visit?.leftAt ?? facts.clock);
      if (state === 'out')
        return guardianText.out(name, facts, visit?.outings.at(-1)?.from ?? facts.clock);
      return state === 'here'
        ? guardianText.arrived(name, facts, visit?.arrivedAt ?? facts.clock)
        : guardianText.missing(name, facts);
    })
    .join('\n');
