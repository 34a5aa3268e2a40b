import type { AttendanceSettings } from './settings/settings-schemas';
import type { DayContext } from './day/day-context';
import type { AttendanceRow } from './schemas';
import { effectiveMarks } from './marks/effective-mark';

/** A penalty that attendance proposes; a person confirms it or lets it go. */
export interface PointProposal {
  studentId: AttendanceRow['studentId'];
  cause: 'late' | 'absent';
  presetId: string;
}

/**
 * Proposes penalties for a day: absent without excuse in every period, or else late without excuse
 * in one; at most one a day. Students in `given` already have one from a proposal.
 */
export function proposePoints(
  rows: readonly Pick<
    AttendanceRow,
    'studentId' | 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'
  >[],
  context: DayContext,
  { proposals }: Pick<AttendanceSettings, 'proposals'>,
  given: ReadonlySet<string>,
): PointProposal[] {
  return rows
    .filter(({ studentId }) => !given.has(studentId))
    .flatMap((row): PointProposal[] => {
      const marks = effectiveMarks(row, context).flatMap((mark) => mark ?? []);
      const absent =
        marks.length > 0 && marks.every(({ status, excused }) => status === 'ABSENT' && !excused);
      const late = marks.some(({ status, excused }) => status === 'LATE' && !excused);
      const presetId = absent ? proposals.absent : late ? proposals.late : null;
      return presetId === null
        ? []
        : [{ studentId: row.studentId, cause: absent ? 'absent' : 'late', presetId }];
    });
}
