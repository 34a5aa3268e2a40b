import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { matchesStudent } from '@academy/domain/identity';
import type { ScheduleState, ScheduleStudents } from '@academy/domain/schedule';
import { formatDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterBar, FilterChip } from '@academy/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { listTexts } from '../../../shared/texts/kit-texts';
import { ListSearch } from '../../../shared/lists/list-search';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { ListSkeleton } from '../../../shared/page/list-skeleton';
import { LoadError } from '../../../shared/page/load-error';
import { useManager } from '../../../shared/session/use-manager';
import { scheduleQueries } from '../schedule-queries';
import { scheduleStateName, scheduleTexts, shownStudents } from '../schedule-texts';
import styles from './student-list.module.css';

const texts = scheduleTexts.students;
const STATES = [
  'pending',
  'expiring',
  'approved',
  'none',
] as const satisfies readonly ScheduleState[];
const counted = ({ content }: ScheduleStudents) =>
  STATES.map((value) => ({
    value,
    label: scheduleStateName(value),
    count: content.filter(({ state }) => state === value).length,
  }));

interface Props {
  selected: string;
  onSelect: (studentId: string) => void;
}

/** Who fits the name and the states that the address asks for. */
function useFound(students: ScheduleStudents | undefined) {
  const [q, setQ] = useUrlText('q');
  const { params, change } = useUrlParams();
  const states = useMemo(
    () =>
      params
        .getAll('state')
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    [params],
  );
  const all = useMemo(() => students && markNamesakes(students.content), [students]);
  const shown = useMemo(
    () =>
      all?.filter(
        (student) =>
          matchesStudent(student, q) && (states.length === 0 || states.includes(student.state)),
      ),
    [all, q, states],
  );
  return { q, setQ, states, change, all, shown };
}

/**
 * All enrolled students with the state of their schedules, searchable; the chosen one is shown on
 * the page's right side.
 */
export function StudentList({ selected, onSelect }: Props) {
  const { data, isError, refetch } = useQuery(scheduleQueries.students());
  const { q, setQ, states, change, all, shown } = useFound(data);
  const withSchedules = useManager().uses('schedule');

  return (
    <section className={columnStyles.top8} aria-labelledby="schedule-students">
      <h2 id="schedule-students" className={textStyles.title}>
        {texts.title}
      </h2>
      <FilterBar
        inPlace
        label={texts.title}
        search={
          <ListSearch
            label={texts.search}
            placeholder={texts.hint}
            value={q}
            onValueChange={setQ}
          />
        }
        count={all && shown && shownStudents(all.length, shown.length)}
        clearLabel={q !== '' || states.length > 0 ? listTexts.clearFilter : undefined}
        onClear={() => change({ q: '', state: '' })}
      >
        {withSchedules ? (
          <FilterChip
            label={texts.state}
            allLabel={listTexts.all}
            options={data ? counted(data) : []}
            values={states}
            onValuesChange={(values) => change({ state: values.join(',') })}
          />
        ) : undefined}
      </FilterBar>
      {!data && isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <ListSkeleton rows={8} />}
      {all?.length === 0 && (
        <EmptyState
          title={texts.none}
          action={
            <Link to="/student?do=create" className={buttonClassName({ size: 'dense' })}>
              {texts.register}
            </Link>
          }
        />
      )}
      {all !== undefined && all.length > 0 && shown?.length === 0 && (
        <p className={styles.nobody}>{texts.nobody}</p>
      )}
      <ul className={styles.list} aria-label={texts.title}>
        {shown?.map(({ studentId, name, seat, grade, state, endsOn }) => (
          <li key={studentId} className={styles.row}>
            <button
              type="button"
              className={styles.student}
              aria-current={studentId === selected || undefined}
              onClick={() => onSelect(studentId)}
            >
              <span className={styles.seat}>{seat}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.grade}>{grade}</span>
              {withSchedules && state === 'expiring' && endsOn && (
                <span className={styles.ends}>{texts.ends(formatDay(endsOn))}</span>
              )}
              {withSchedules && (
                <Badge meaning={statusMeanings.schedules[state]}>{scheduleStateName(state)}</Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
