import type { StudentId } from '../../ids';
import type { NameSource } from './payer-index';

export type Doubt =
  | 'namesakes'
  | 'twoPeople'
  | 'otherSeat'
  | 'cut'
  | 'part'
  | 'initials'
  | 'typo'
  | 'seatOnly'
  | 'memoOther';
export type Named = Exclude<NameSource, 'given'> | 'together' | 'memo' | 'told';

/** The students a text names: certain, possible, or none. */
export type PayerReading =
  | { kind: 'certain'; studentIds: StudentId[]; how: Named }
  | { kind: 'question'; studentIds: StudentId[]; why: Doubt }
  | { kind: 'nobody' };
