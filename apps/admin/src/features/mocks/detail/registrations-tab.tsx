import { useOpenDialog } from '@academy/app-kit/url';
import { bySeat } from '@academy/domain/identity';
import { seoulDay } from '@academy/domain/time';
import {
  decideAttendance,
  EXAM_ATTENDANCES,
  filterRegistrations,
  isShown,
  REGISTRATION_SHOWS,
  type ExamRegistrations,
  type ManagedExam,
  type ManagedRegistration,
  type RegistrationShow,
} from '@academy/domain/mocks';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import {
  DataGrid,
  GridPaper,
  sortRows,
  useGridView,
  type CellChange,
  type GridView,
} from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { CopyIcon, PlusIcon } from '@academy/ui/icon';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { api } from '../../../shared/api';
import {
  copiedText,
  countText,
  listTexts as kit,
  selectAllText,
  selectedText,
} from '../../../shared/texts/kit-texts';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useStatementItem } from '../../../shared/lists/use-statement-item';
import { useManager } from '../../../shared/session/use-manager';
import { useNow } from '../../../shared/use-now';
import { useRegistrationWork } from '../mocks-actions';
import styles from '../mocks-page.module.css';
import { registrationTexts as texts } from '../mocks-texts';
import { Adding } from './adding';
import { RegistrationActions } from './registration-actions';
import { pasteTexts } from './paste-texts';
import { registrationColumns } from './registration-columns';
import { useRegistrationFilter } from './use-registration-filter';

const RegistrationDrawer = lazyPart(
  async () => (await import('./registration-drawer')).RegistrationDrawer,
  null,
);

const NONE: ReadonlySet<string> = new Set();
const idOf = ({ id }: ManagedRegistration) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ManagedRegistration) => name,
  copied: copiedText,
};
const toneOf = ({ canceledAt }: ManagedRegistration) =>
  canceledAt === null ? undefined : ('muted' as const);

/** Students in line by their place in it, all others by seat. */
const inOrder = (a: ManagedRegistration, b: ManagedRegistration) =>
  (a.waitingNumber ?? 0) - (b.waitingNumber ?? 0) || bySeat(a, b);

const shownText = (
  all: readonly ManagedRegistration[],
  rows: readonly ManagedRegistration[],
  show: RegistrationShow,
) => countText(all.filter((row) => isShown(row, show)).length, rows.length, texts.unit);

interface ToolbarProps {
  exam: ManagedExam;
  all: readonly ManagedRegistration[];
  /** Those of them that the filter shows. */
  rows: readonly ManagedRegistration[];
  filter: ReturnType<typeof useRegistrationFilter>;
  view: GridView<ManagedRegistration>;
  onDo: (what: 'add' | 'paste' | 'unpaid') => void;
}

/** Which registrations are shown, and what can be done with the list. */
function RegistrationsToolbar(props: ToolbarProps) {
  const { exam, all, rows, filter, view, onDo } = props;
  const missing = useManager().missing('mocks.write');
  const statement = useStatementItem();
  const owes = all.some((row) => isShown(row, 'unpaid'));
  return (
    <ListToolbar
      label={texts.find}
      count={shownText(all, rows, filter.show)}
      filter={filter}
      search={texts.search}
      more={[
        {
          label: pasteTexts.open,
          icon: <CopyIcon />,
          ...(missing && { disabledReason: missing }),
          onSelect: () => onDo('paste'),
        },
        statement,
        {
          label: texts.unpaidTexts,
          icon: <CopyIcon />,
          disabledReason: owes ? undefined : texts.noUnpaid,
          onSelect: () => onDo('unpaid'),
        },
      ]}
      file={{
        load: (format, _contacts, control) =>
          api.exportRegistrations({
            params: { examId: exam.id, format },
            query: filter.filter,
            ...control,
          }),
      }}
      onPrint={() => window.print()}
      view={view}
      primary={
        <Button size="dense" variant="primary" disabledReason={missing} onClick={() => onDo('add')}>
          <PlusIcon /> {texts.add}
        </Button>
      }
    >
      <FilterSelect
        label={texts.show}
        options={REGISTRATION_SHOWS.map((value) => ({
          value,
          label: texts.shows[value],
          count: all.filter((row) => isShown(row, value)).length,
        }))}
        value={filter.show}
        onValueChange={(value) =>
          filter.setShow(REGISTRATION_SHOWS.find((one) => one === value) ?? 'standing')
        }
      />
    </ListToolbar>
  );
}

/** All registrations in order, and those that the filter shows. */
function useShown(
  exam: ManagedExam,
  content: readonly ManagedRegistration[],
  subjects: readonly string[],
  { filter, sort }: ReturnType<typeof useRegistrationFilter>,
) {
  const hasCome = decideAttendance(exam, seoulDay(useNow())).allowed;
  const columns = useMemo(
    () => registrationColumns(subjects, exam, hasCome),
    [subjects, exam, hasCome],
  );
  const view = useGridView('mock-registrations', columns);
  const all = useMemo(() => markNamesakes(content).toSorted(inOrder), [content]);
  const rows = useMemo(
    () => sortRows(filterRegistrations(all, filter), columns, sort),
    [all, filter, sort, columns],
  );
  return { view, all, rows };
}

type RegistrationChange = Parameters<typeof api.changeRegistrations>[0]['body']['change'];

/** What a typed or chosen cell means, by its column; any other is not edited. */
const cellChanges: Readonly<Record<string, (value: string) => RegistrationChange>> = {
  subjects: (value) => ({ selectedSubjects: [value] }),
  mode: (value) => ({ onSiteExam: value === 'on-site' }),
  memo: (value) => ({ memo: value }),
  attendance: (value) => ({
    attendance: EXAM_ATTENDANCES.find((one) => one === value) ?? null,
  }),
};

/** Saves what was chosen or typed in a cell. */
function useCellEdit(exam: ManagedExam, all: readonly ManagedRegistration[]) {
  const work = useRegistrationWork(exam.id, { together: true });
  return ({ rowId, columnId, value }: CellChange) => {
    const row = all.find(({ id }) => id === rowId);
    const change = cellChanges[columnId]?.(value);
    if (!row || !change) return;
    work.run({
      kind: 'change',
      send: () =>
        api.changeRegistrations({ params: { examId: exam.id }, body: { ids: [row.id], change } }),
    });
  };
}

interface Props {
  data: ExamRegistrations;
  /** What the exam offers. */
  subjects: readonly string[];
}

/** 신청자: who registered for an exam, their money, and what can be done with it. */
export function RegistrationsTab({ data: { exam, content }, subjects }: Props) {
  const missing = useManager().missing('mocks.write');
  const state = useRegistrationFilter();
  const registration = useOpenDialog('registration');
  const doing = useOpenDialog('do');
  const [ticked, setTicked] = useState(NONE);
  const { view, all, rows } = useShown(exam, content, subjects, state);
  const onEdit = useCellEdit(exam, all);
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const open = content.find(({ id }) => id === registration.opened);

  return (
    <div className={styles.tab}>
      <RegistrationsToolbar
        exam={exam}
        all={all}
        rows={rows}
        filter={state}
        view={view}
        onDo={doing.open}
      />
      <DataGrid
        label={texts.grid}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={state.sort}
        onSortChange={state.setSort}
        selection={ticked}
        onSelectionChange={setTicked}
        onRowOpen={({ id }) => registration.open(id)}
        onEdit={onEdit}
        readonlyReason={missing}
        rowTone={toneOf}
        pinned={2}
        empty={
          <EmptyState title={all.length === 0 ? texts.empty : texts.nobody}>
            {all.length === 0 && texts.emptyHelp}
          </EmptyState>
        }
      />
      <BulkBar
        label={selectedText(chosen.length, texts.unit)}
        clearLabel={kit.clearSelection}
        onClear={() => setTicked(NONE)}
      >
        <RegistrationActions
          exam={exam}
          rows={chosen}
          subjects={subjects}
          onDone={() => setTicked(NONE)}
        />
      </BulkBar>
      {open && (
        <RegistrationDrawer
          key={open.id}
          exam={exam}
          registration={open}
          subjects={subjects}
          onClose={registration.close}
        />
      )}
      <Adding
        what={doing.opened}
        exam={exam}
        registrations={content}
        subjects={subjects}
        onClose={doing.close}
      />
      <ListPaper
        title={`${exam.title} ${texts.grid}`}
        facts={[texts.shows[state.show], shownText(all, rows, state.show), state.q]}
        orientation="landscape"
      >
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} signature={kit.signature} />
      </ListPaper>
    </div>
  );
}
