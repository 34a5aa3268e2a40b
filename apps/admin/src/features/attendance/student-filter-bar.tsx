import { FilterBar } from '@academy/ui/filter-bar';
import { SearchField } from '@academy/ui/search-field';
import { Select } from '@academy/ui/select';
import type { ReactNode } from 'react';
import { listTexts } from '../../shared/kit-texts';
import { monthViewTexts as texts } from './month-texts';
import type { StudentFilterState } from './use-student-filter';

interface Props {
  filter: StudentFilterState;
  rows: readonly { grade: string | null }[];
  count: string;
  actions: ReactNode;
}

/** Search and grade, how many those are, and what can be done with them. */
export function StudentFilterBar({ filter, rows, count, actions }: Props) {
  const grades = [...new Set(rows.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <FilterBar label={texts.filter} count={count} actions={actions} clearLabel={filter.narrowed ? listTexts.clearFilter : undefined} onClear={filter.reset}>
      <SearchField size="dense" label={texts.filter} placeholder={texts.search} value={filter.q} onValueChange={filter.setQ} clearLabel={listTexts.clearSearch} />
      <Select size="dense" label={texts.grade} labelHidden value={filter.grade} onValueChange={filter.setGrade}>
        <option value="">{texts.allGrades}</option>
        {grades.map((grade) => <option key={grade} value={grade}>{grade}</option>)}
      </Select>
    </FilterBar>
  );
}
