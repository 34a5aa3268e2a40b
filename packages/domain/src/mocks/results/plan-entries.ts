import type { StudentId } from '../../ids';
import { fill } from '../../text/fill';
import { isEmptyResult, NO_MEASURES, RESULT_MEASURES, type Measures } from './measures';
import type { ResultRow } from './read-row';
import { sheetTexts as texts } from './result-texts';
import type { ExamResult, ResultEntry } from './schemas';

/** Whom a manager chose for a row, by the row; `skip` leaves it out. */
export type ResultPicks = Readonly<Record<number, StudentId | 'skip'>>;

export interface PlannedRow extends ResultRow {
  /** Whose it is; null: unknown, not decided, or left out. */
  studentId: StudentId | null;
  /** Namesakes wait for a choice. */
  open: boolean;
  skipped: boolean;
}

/** The rows with what was chosen for them; a result that a row above has already is a mistake. */
export function planRows(rows: readonly ResultRow[], picks: ResultPicks): PlannedRow[] {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const pick = picks[row.row];
    const named = row.found.found === 'one' ? row.found.student.id : null;
    const studentId = pick === undefined ? named : pick === 'skip' ? null : pick;
    const twice = row.results.flatMap(({ subject }) => {
      if (studentId === null) return [];
      const key = `${studentId} ${subject}`;
      const above = taken.get(key);
      if (above === undefined) taken.set(key, row.row);
      return above === undefined
        ? []
        : [fill(texts.twice, { name: row.name, subject, row: above })];
    });
    return {
      ...row,
      mistakes: [...row.mistakes, ...twice],
      studentId,
      open: row.found.found === 'several' && pick === undefined,
      skipped: pick === 'skip',
    };
  });
}

/** What of the rows can be written: those without a mistake whose student is known. */
export const plannedEntries = (rows: readonly PlannedRow[]): ResultEntry[] =>
  rows.flatMap(({ studentId, mistakes, results }) =>
    studentId === null || mistakes.length > 0
      ? []
      : results.map((result) => ({ studentId, ...result })),
  );

/** A result as it becomes; null: nothing is left of it. */
export function resultAfter(before: Measures | undefined, entry: ResultEntry): ExamResult | null {
  const was = before ?? NO_MEASURES;
  const { rawScore, standardScore, percentile, band } = entry;
  const measures = {
    rawScore: rawScore === undefined ? was.rawScore : rawScore,
    standardScore: standardScore === undefined ? was.standardScore : standardScore,
    percentile: percentile === undefined ? was.percentile : percentile,
    band: band === undefined ? was.band : band,
  };
  return isEmptyResult(measures) ? null : { subject: entry.subject, ...measures };
}

export const isSameResult = (one: Measures | undefined, other: Measures | undefined): boolean =>
  RESULT_MEASURES.every((measure) => (one?.[measure] ?? null) === (other?.[measure] ?? null));
