import { examStateName, examStateSchema, type ManagedExam } from '@academy/domain/mocks';
import { monthOf, yearOf } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { GridViewMenu, type GridView } from '@academy/ui/data-grid';
import { PlusIcon, PrintIcon } from '@academy/ui/icon';
import { Select } from '@academy/ui/select';
import { api } from '../../shared/api';
import { ExportMenu } from '../../shared/lists/export-menu';
import { countText, gridViewTexts } from '../../shared/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { useManager } from '../../shared/use-manager';
import { listTexts as texts } from './list-texts';
import type { ExamFilterState } from './use-exam-filter';

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
      actions={
        <>
          <GridViewMenu view={view} texts={gridViewTexts} />
          <ExportMenu
            load={(format, _contacts, control) =>
              api.exportExams({ params: { format }, query: filter, ...control })
            }
          />
          <Button size="dense" onClick={() => window.print()}>
            <PrintIcon /> {texts.print}
          </Button>
          <Button
            size="dense"
            variant="primary"
            {...(missing && { disabledReason: missing })}
            onClick={onCreate}
          >
            <PlusIcon /> {texts.create}
          </Button>
        </>
      }
    >
      <Select
        size="dense"
        label={texts.state}
        labelHidden
        value={filter.state ?? ''}
        onValueChange={(value) => state.set('state', value)}
      >
        <option value="">{texts.everyState}</option>
        {examStateSchema.options.map((one) => (
          <option key={one} value={one}>{`${examStateName(one)} ${count(one)}`}</option>
        ))}
      </Select>
      <Select
        size="dense"
        label={texts.year}
        labelHidden
        value={String(filter.year ?? '')}
        onValueChange={(value) => state.set('year', value)}
      >
        <option value="">{texts.everyYear}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {texts.yearOf(year)}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}
