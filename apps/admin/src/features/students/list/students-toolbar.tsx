import { studentStatusName, type StudentRow, type StudentsPage } from '@academy/domain/students';
import { STUDENT_STATUSES } from '@academy/domain/identity';
import { Button, buttonClassName } from '@academy/ui/button';
import { GridViewMenu, type GridView } from '@academy/ui/data-grid';
import { FilterToggle } from '@academy/ui/filter-bar';
import { PlusIcon, PrintIcon, UpIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { Select } from '@academy/ui/select';
import { api } from '../../../shared/api';
import { ExportMenu } from '../../../shared/lists/export-menu';
import { countText, gridViewTexts } from '../../../shared/kit-texts';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { useManager } from '../../../shared/use-manager';
import { SavedFilters } from './saved-filters';
import { studentTexts as texts } from '../student-texts';
import { OVER_STEP, type StudentFilterState } from './use-student-filter';

export type StudentPaper = 'roll' | 'contacts';

interface ListActions {
  view: GridView<StudentRow>;
  onCreate: () => void;
  onImport: () => void;
  onPrint: (paper: StudentPaper) => void;
}

interface Props extends ListActions {
  page: StudentsPage | undefined;
  shown: number;
  filter: StudentFilterState;
}

/** How many points of penalty the filter offers. */
const PENALTIES = [5, 10, 15, 20, 30] as const;

/** The list as a file and on paper, and how students come into it. */
function Actions({
  filter,
  view,
  onCreate,
  onImport,
  onPrint,
}: ListActions & Pick<StudentFilterState, 'filter'>) {
  const manager = useManager();
  return (
    <>
      <GridViewMenu view={view} texts={gridViewTexts} />
      <Menu
        className={buttonClassName({ size: 'dense' })}
        items={[
          { label: texts.roll, onSelect: () => onPrint('roll') },
          {
            label: texts.contactsPaper,
            onSelect: () => onPrint('contacts'),
            disabledReason: manager.missing('contacts.read'),
          },
        ]}
      >
        <PrintIcon /> {texts.print}
      </Menu>
      <ExportMenu
        load={(format, contacts, control) =>
          api.exportStudents({ params: { format }, query: { ...filter, contacts }, ...control })
        }
        contacts={{ disabledReason: manager.missing('contacts.read') }}
      />
      <Button size="dense" disabledReason={manager.missing('students.write')} onClick={onImport}>
        <UpIcon /> {texts.import}
      </Button>
      <Button
        size="dense"
        variant="primary"
        disabledReason={manager.missing('students.write')}
        onClick={onCreate}
      >
        <PlusIcon /> {texts.create}
      </Button>
    </>
  );
}

/** What of the list is shown, and what can be done with it. */
export function StudentsToolbar({ page, shown, filter: state, ...actions }: Props) {
  const { filter } = state;
  const one = (
    name: 'grade' | 'school' | 'class',
    label: string,
    all: string,
    values: readonly string[] = [],
  ) => (
    <Select
      size="dense"
      label={label}
      labelHidden
      value={filter[name === 'class' ? 'className' : name] ?? ''}
      onValueChange={(value) => state.set(name, value)}
    >
      {['', ...values].map((value) => (
        <option key={value} value={value}>
          {value || all}
        </option>
      ))}
    </Select>
  );
  const count = (status: (typeof STUDENT_STATUSES)[number]) =>
    `${studentStatusName(status)} ${page?.counts[status] ?? ''}`;

  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.find}
      count={page && countText(page.content.length, shown, texts.unit)}
      actions={<Actions filter={filter} {...actions} />}
    >
      <Select
        size="dense"
        label={texts.status}
        labelHidden
        value={filter.status}
        onValueChange={(status) => state.set('status', status === 'ENROLLED' ? '' : status)}
      >
        {STUDENT_STATUSES.map((status) => (
          <option key={status} value={status}>
            {count(status)}
          </option>
        ))}
        <option value="ALL">{texts.everybody}</option>
        <option value="DELETED">{texts.deleted}</option>
      </Select>
      {one('grade', texts.grade, texts.everyGrade, page?.grades)}
      {one('school', texts.school, texts.everySchool, page?.schools)}
      {one('class', texts.className, texts.everyClass, page?.classes)}
      <Select
        size="dense"
        label={texts.penalty}
        labelHidden
        value={filter.overStep ? OVER_STEP : String(filter.penaltyFrom ?? '')}
        onValueChange={(value) => state.set('penalty', value)}
      >
        <option value="">{texts.everyPenalty}</option>
        <option value={OVER_STEP}>{texts.overStep}</option>
        {PENALTIES.map((points) => (
          <option key={points} value={points}>
            {texts.penaltyFrom(points)}
          </option>
        ))}
      </Select>
      {(['noSeat', 'noMeals', 'unpaid', 'neverIn'] as const).map((toggle) => (
        <FilterToggle
          key={toggle}
          pressed={state.isOn(toggle)}
          onPressedChange={(on) => state.toggle(toggle, on)}
        >
          {texts[toggle]}
        </FilterToggle>
      ))}
      <SavedFilters filter={state} />
    </ListToolbar>
  );
}
