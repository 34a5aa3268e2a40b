import { Select } from '@academy/ui/select';
import type { ReactNode } from 'react';
import { countText } from '../../shared/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { attendanceTexts as texts } from './attendance-texts';
import type { DayFilterState } from './use-day-filter';

interface Props {
  filter: Pick<DayFilterState, 'q' | 'setQ' | 'grade' | 'setGrade' | 'narrowed' | 'clear'> & {
    shown: readonly unknown[];
  };
  rows: readonly { grade: string | null }[] | undefined;
  /** What can be done with what is shown: files, paper. */
  actions?: ReactNode;
}

/** Search and grade, how many students those are, and what can be done with them. */
export function DayFilterBar({ filter, rows, actions }: Props) {
  const grades = [...new Set(rows?.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <ListToolbar
      filter={filter}
      search={texts.find}
      placeholder={texts.placeholder}
      label={texts.find}
      count={rows && countText(rows.length, filter.shown.length, texts.unit)}
      actions={actions}
    >
      <Select
        size="dense"
        label={texts.grade}
        labelHidden
        value={filter.grade}
        onValueChange={filter.setGrade}
      >
        <option value="">{texts.everyGrade}</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}
