import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import {
  examStateName,
  examStateSchema,
  type ExamFilter,
  type ManagedExam,
} from '@academy/domain/mocks';
import { monthOf, yearOf } from '@academy/domain/time';
import type { GridView } from '@academy/ui/data-grid';
import { FilterSelect } from '@academy/ui/filter-bar';
import { useMemo } from 'react';
import { api } from '../../shared/api';
import { countText } from '../../shared/texts/kit-texts';
import { CreateButton } from '../../shared/lists/create-button';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { useManager } from '../../shared/session/use-manager';
import { examTexts as texts } from './mocks-texts';

/** Which exams are shown, kept in the address; the file asks the server for the same. */
export function useExamFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const state = examStateSchema.safeParse(params.get('state')).data;
  const year = Number(params.get('year')) || undefined;
  const filter = useMemo(
    (): ExamFilter => ({
      ...(q && { q: q.slice(0, 100) }),
      ...(state && { state }),
      ...(year !== undefined && Number.isInteger(year) && { year }),
    }),
    [q, state, year],
  );
  return {
    filter,
    q,
    setQ,
    sort,
    setSort,
    set: (name: 'state' | 'year', value: string) => change({ [name]: value }),
    narrowed: q !== '' || state !== undefined || year !== undefined,
    clear: () => {
      setQ('');
      change({ q: '', state: '', year: '' });
    },
  };
}

type ExamFilterState = ReturnType<typeof useExamFilter>;

interface Props {
  exams: readonly ManagedExam[] | undefined;
  shown: number;
  filter: ExamFilterState;
  view: GridView<ManagedExam>;
  onCreate: () => void;
}

/** Which exams are shown, and what can be done with the list. */
export function ExamToolbar({ exams, shown, filter: state, view, onCreate }: Props) {
  const missing = useManager().missing('mocks.write');
  const { filter } = state;
  const years = [
    ...new Set([
      ...(exams ?? []).map(({ examDate }) => yearOf(monthOf(examDate))),
      ...(filter.year === undefined ? [] : [filter.year]),
    ]),
  ].toSorted((a, b) => b - a);
  const count = (of: ManagedExam['state']) =>
    exams?.filter((exam) => exam.state === of).length ?? '';
  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.find}
      count={exams && countText(exams.length, shown, texts.unit)}
      file={{
        load: (format, _contacts, control) =>
          api.exportExams({ params: { format }, query: filter, ...control }),
      }}
      onPrint={() => window.print()}
      view={view}
      primary={
        <CreateButton disabledReason={missing} onClick={onCreate}>
          {texts.create}
        </CreateButton>
      }
    >
      <FilterSelect
        label={texts.state}
        value={filter.state ?? ''}
        options={[
          { value: '', label: texts.everyState },
          ...examStateSchema.options.map((value) => ({
            value,
            label: `${examStateName(value)} ${count(value)}`.trim(),
          })),
        ]}
        onValueChange={(value) => state.set('state', value)}
      />
      <FilterSelect
        label={texts.year}
        value={String(filter.year ?? '')}
        options={[
          { value: '', label: texts.everyYear },
          ...years.map((year) => ({ value: String(year), label: texts.yearOf(year) })),
        ]}
        onValueChange={(value) => state.set('year', value)}
      />
    </ListToolbar>
  );
}
