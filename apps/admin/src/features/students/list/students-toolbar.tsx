import { studentStatusName, type StudentRow, type StudentsPage } from '@academy/domain/students';
import { STUDENT_STATUSES } from '@academy/domain/identity';
import type { GridView } from '@academy/ui/data-grid';
import { FilterPart, FilterSelect, FilterToggle } from '@academy/ui/filter-bar';
import { UpIcon, UsersIcon } from '@academy/ui/icon';
import { api } from '../../../shared/api';
import { countText } from '../../../shared/texts/kit-texts';
import { CreateButton } from '../../../shared/lists/create-button';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { useManager } from '../../../shared/session/use-manager';
import { SavedFilters } from './saved-filters';
import { studentTexts as texts } from '../student-texts';
import { OVER_STEP, type StudentFilterState } from './use-student-filter';

export type StudentPaper = 'roll' | 'contacts';

interface Props {
  page: StudentsPage | undefined;
  shown: number;
  filter: StudentFilterState;
  view: GridView<StudentRow>;
  onCreate: () => void;
  onImport: () => void;
  onGuardians: () => void;
  onPrint: (paper: StudentPaper) => void;
}

/** How many points of penalty the filter offers. */
const PENALTIES = [5, 10, 15, 20, 30] as const;

const TOGGLES = [
  { toggle: 'noSeat', right: 'students.read' },
  { toggle: 'noMeals', right: 'meals.read' },
  { toggle: 'unpaid', right: 'deposits.read' },
  { toggle: 'neverIn', right: 'students.read' },
] as const;

/** What the list is narrowed to. */
function StudentConditions({ page, filter: state }: Pick<Props, 'page' | 'filter'>) {
  const { missing, uses } = useManager();
  const { filter } = state;
  const one = (
    name: 'grade' | 'school' | 'class',
    label: string,
    all: string,
    values: readonly string[] = [],
  ) => (
    <FilterSelect
      label={label}
      value={filter[name === 'class' ? 'className' : name] ?? ''}
      options={[{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]}
      onValueChange={(value) => state.set(name, value)}
    />
  );

  return (
    <>
      <FilterSelect
        label={texts.status}
        value={filter.status}
        options={[
          ...STUDENT_STATUSES.map((status) => ({
            value: status,
            label: `${studentStatusName(status)} ${page?.counts[status] ?? ''}`.trim(),
          })),
          { value: 'ALL', label: texts.everybody },
          { value: 'DELETED', label: texts.deleted },
        ]}
        onValueChange={(status) => state.set('status', status === 'ENROLLED' ? '' : status)}
      />
      {one('grade', texts.grade, texts.everyGrade, page?.grades)}
      {one('school', texts.school, texts.everySchool, page?.schools)}
      {one('class', texts.className, texts.everyClass, page?.classes)}
      {uses('points') && (
        <FilterSelect
          label={texts.penalty}
          value={filter.overStep ? OVER_STEP : String(filter.penaltyFrom ?? '')}
          options={[
            { value: '', label: texts.everyPenalty },
            { value: OVER_STEP, label: texts.overStep },
            ...PENALTIES.map((points) => ({
              value: String(points),
              label: texts.penaltyFrom(points),
            })),
          ]}
          onValueChange={(value) => state.set('penalty', value)}
          disabledReason={missing('points.read')}
        />
      )}
      {TOGGLES.map(({ toggle, right }) => (
        <FilterToggle
          key={toggle}
          pressed={state.isOn(toggle)}
          onPressedChange={(on) => state.toggle(toggle, on)}
          disabledReason={state.isOn(toggle) ? undefined : missing(right)}
        >
          {texts[toggle]}
        </FilterToggle>
      ))}
      <FilterPart chip={undefined} onRemove={state.clear}>
        <SavedFilters filter={state} />
      </FilterPart>
    </>
  );
}

/** What of the list is shown, and what can be done with it. */
export function StudentsToolbar({
  page,
  shown,
  filter: state,
  view,
  onCreate,
  onImport,
  onGuardians,
  onPrint,
}: Props) {
  const { filter } = state;
  const manager = useManager();
  const writing = manager.missing('students.write');
  const contacts = { disabledReason: manager.missing('contacts.read') };
  return (
    <ListToolbar
      filter={state}
      search={texts.search}
      label={texts.find}
      count={page && countText(page.content.length, shown, texts.unit)}
      more={[
        {
          label: texts.import,
          icon: <UpIcon />,
          onSelect: onImport,
          disabledReason: writing,
        },
        { label: texts.guardians, icon: <UsersIcon />, onSelect: onGuardians, ...contacts },
      ]}
      file={{
        load: (format, shownContacts, control) =>
          api.exportStudents({
            params: { format },
            query: { ...filter, contacts: shownContacts },
            ...control,
          }),
        contacts,
      }}
      onPrint={[
        { label: texts.roll, onSelect: () => onPrint('roll') },
        { label: texts.contactsPaper, onSelect: () => onPrint('contacts'), ...contacts },
      ]}
      view={view}
      primary={
        <CreateButton disabledReason={writing} onClick={onCreate}>
          {texts.create}
        </CreateButton>
      }
    >
      <StudentConditions page={page} filter={state} />
    </ListToolbar>
  );
}
