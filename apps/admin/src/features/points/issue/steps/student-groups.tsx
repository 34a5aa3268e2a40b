import type { Reading } from '@academy/app-kit/queries';
import type { AttendanceRow } from '@academy/domain/attendance';
import type { StudentChoice } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Select } from '@academy/ui/select';
import { Row } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { whyUnknown } from '../../../../shared/page/answered';
import { useManager } from '../../../../shared/session/use-manager';
import { useNow } from '../../../../shared/use-now';
import { pointQueries } from '../../points-queries';
import { issueTexts } from '../../points-texts';

const texts = issueTexts.students;

/** How many of the students of the last days are a group that one still oversees. */
const RECENT = 10;

const isLate = ({ marks }: AttendanceRow) =>
  marks.some(({ mark: { status, excused } }) => status === 'LATE' && !excused);

interface Props {
  students: Reading<{ content: readonly StudentChoice[] }>;
  taken: ReadonlySet<string>;
  onAdd: (studentIds: readonly StudentId[]) => void;
  disabledReason: string | undefined;
}

/**
 * Students added together: who was given points last, a class, who came late today without an
 * excuse.
 */
export function StudentGroups({ students, taken, onAdd, disabledReason }: Props) {
  const { can } = useManager();
  const today = seoulDay(useNow());
  const recent = useQuery(pointQueries.recent());
  const sheet = useQuery({ ...pointQueries.sheet(today), enabled: can('attendance.read') }).data;
  const everybody = students.data?.content ?? [];
  const enrolled = new Set<string>(everybody.map(({ id }) => id));
  const open = (ids: readonly StudentId[]) =>
    ids.filter((id) => enrolled.has(id) && !taken.has(id));
  const lately = [...new Set(recent.data?.content.map(({ studentId }) => studentId))]
    .filter((id) => enrolled.has(id))
    .slice(0, RECENT);
  const late = (sheet?.rows ?? [])
    .filter(isLate)
    .map(({ studentId }) => studentId)
    .filter((id) => enrolled.has(id));
  const classes = [...new Set(everybody.flatMap(({ className }) => className ?? []))].toSorted();
  const whyNot = (group: readonly StudentId[], none: string) =>
    disabledReason ??
    whyUnknown(students) ??
    (group.length === 0 ? none : open(group).length === 0 ? texts.already : undefined);

  return (
    <Row as="fieldset" gap={8} align="center" aria-label={texts.groups}>
      <Button
        size="dense"
        disabledReason={whyUnknown(recent) ?? whyNot(lately, texts.noRecent)}
        onClick={() => onAdd(open(lately))}
      >
        {texts.recent}
      </Button>
      {sheet && students.data && (
        <Button
          size="dense"
          disabledReason={whyNot(late, texts.noLate)}
          onClick={() => onAdd(open(late))}
        >
          {texts.late(late.length)}
        </Button>
      )}
      {classes.length > 0 && (
        <Select
          size="dense"
          label={texts.classOf}
          labelHidden
          value=""
          {...(disabledReason && { disabledReason, reasonHidden: true })}
          onValueChange={(wanted) =>
            onAdd(
              open(everybody.filter(({ className }) => className === wanted).map(({ id }) => id)),
            )
          }
        >
          <option value="">{texts.classOf}</option>
          {classes.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Row>
  );
}
