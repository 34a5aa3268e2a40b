import { useUrlParams, useUrlSort, useUrlState, useUrlText } from '@academy/app-kit/url';
import { bySeat } from '@academy/domain/identity';
import {
  filterRegistrations,
  isShown,
  REGISTRATION_SHOWS,
  type ExamRegistrations,
  type ManagedRegistration,
  type RegistrationFilter,
  type RegistrationShow,
} from '@academy/domain/mocks';
import { BulkBar } from '@academy/ui/bulk-bar';
import { Button } from '@academy/ui/button';
import { CopyButton } from '@academy/ui/copy-button';
import {
  DataGrid,
  GridPaper,
  GridViewMenu,
  sortRows,
  useGridView,
  type CellChange,
} from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterBar } from '@academy/ui/filter-bar';
import { PlusIcon, PrintIcon } from '@academy/ui/icon';
import { SegmentedControl } from '@academy/ui/segmented-control';
import { useMemo, useState } from 'react';
import { api } from '../../../shared/api';
import {
  copiedText,
  countText,
  gridViewTexts,
  listTexts as kit,
  selectAllText,
  selectedText,
} from '../../../shared/kit-texts';
import { ExportMenu } from '../../../shared/lists/export-menu';
import { ListSearch } from '../../../shared/lists/list-search';
import { tellApart } from '../../../shared/lists/tell-apart';
import { messages } from '../../../shared/messages';
import { ListPaper } from '../../../shared/printing/list-paper';
import { useAcademy } from '../../../shared/use-academy';
import { useManager } from '../../../shared/use-manager';
import { useRegistrationWork } from '../mocks-actions';
import { unpaidText } from '../mocks-format';
import styles from '../mocks-page.module.css';
import { registrationTexts as texts } from '../mocks-texts';
import { AddRegistration } from './add-registration';
import { RegistrationActions } from './registration-actions';
import { registrationColumns } from './registration-columns';
import { RegistrationDrawer } from './registration-drawer';

/** Which registrations are shown, kept in the address; the file asks the server for the same. */
function useRegistrationFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const show = REGISTRATION_SHOWS.find((one) => one === params.get('show')) ?? 'standing';
  const filter = useMemo(
    (): RegistrationFilter => ({ show, ...(q && { q: q.slice(0, 100) }) }),
    [show, q],
  );
  return {
    filter,
    show,
    q,
    setQ,
    sort,
    setSort,
    setShow: (next: RegistrationShow) => change({ show: next === 'standing' ? '' : next }),
    clear: () => {
      setQ('');
      change({ q: '' });
    },
  };
}

const NONE: ReadonlySet<string> = new Set();
const idOf = ({ id }: ManagedRegistration) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: ManagedRegistration) => name,
  copied: copiedText,
};
const toneOf = ({ canceledAt }: ManagedRegistration) =>
  canceledAt === null ? undefined : ('muted' as const);

/** Who is in line by their place in it, everybody else by seat. */
const inOrder = (a: ManagedRegistration, b: ManagedRegistration) =>
  (a.waitingNumber ?? 0) - (b.waitingNumber ?? 0) ||
  bySeat({ ...a, id: a.studentId }, { ...b, id: b.studentId });

/** 신청자: who registered for an exam, their money, and what can be done with it. */
export function RegistrationsTab({
  data: { exam, content },
  subjects,
}: {
  data: ExamRegistrations;
  subjects: readonly string[];
}) {
  const missing = useManager().missing('mocks.write');
  const academy = useAcademy();
  const work = useRegistrationWork(exam.id);
  const state = useRegistrationFilter();
  const [openId, setOpenId] = useUrlState('registration');
  const [doing, setDoing] = useUrlState('do');
  const [ticked, setTicked] = useState(NONE);
  const columns = useMemo(
    () => registrationColumns(subjects, exam.allowOnSiteExam),
    [subjects, exam.allowOnSiteExam],
  );
  const view = useGridView('mock-registrations', columns);
  const all = useMemo(() => tellApart(content).toSorted(inOrder), [content]);
  const rows = useMemo(
    () => sortRows(filterRegistrations(all, state.filter), columns, state.sort),
    [all, state.filter, state.sort, columns],
  );
  const ofTab = all.filter((row) => isShown(row, state.show)).length;
  const count = countText(ofTab, rows.length, texts.unit);
  const unpaid = rows.filter((row) => isShown(row, 'unpaid'));
  const chosen = rows.filter(({ id }) => ticked.has(id));
  const open = content.find(({ id }) => id === openId);

  function onEdit({ rowId, columnId, value }: CellChange) {
    const row = all.find(({ id }) => id === rowId);
    if (!row) return;
    const change =
      columnId === 'subjects'
        ? { selectedSubjects: [value] }
        : columnId === 'mode'
          ? { onSiteExam: value === 'on-site' }
          : { memo: value };
    work.run({
      kind: 'change',
      send: () =>
        api.changeRegistrations({ params: { examId: exam.id }, body: { ids: [row.id], change } }),
    });
  }

  return (
    <div className={styles.tab}>
      <FilterBar
        label={texts.find}
        count={count}
        clearLabel={state.q === '' ? undefined : kit.clearFilter}
        onClear={state.clear}
        actions={
          <>
            <CopyButton
              text={unpaidText(exam, unpaid, academy?.name || messages.appName)}
              label={texts.copyUnpaid}
              copiedLabel={texts.copied}
              failedLabel={texts.copyFailed}
              disabledReason={unpaid.length > 0 ? undefined : texts.noUnpaid}
            />
            <GridViewMenu view={view} texts={gridViewTexts} />
            <ExportMenu
              load={(format, _contacts, control) =>
                api.exportRegistrations({
                  params: { examId: exam.id, format },
                  query: state.filter,
                  ...control,
                })
              }
            />
            <Button size="dense" onClick={() => window.print()}>
              <PrintIcon /> {texts.print}
            </Button>
            <Button
              size="dense"
              variant="primary"
              disabledReason={missing}
              onClick={() => setDoing('add')}
            >
              <PlusIcon /> {texts.add}
            </Button>
          </>
        }
      >
        <SegmentedControl
          size="dense"
          label={texts.show}
          options={REGISTRATION_SHOWS.map((value) => ({
            value,
            label: texts.showOf(
              texts.shows[value],
              all.filter((row) => isShown(row, value)).length,
            ),
          }))}
          value={state.show}
          onValueChange={state.setShow}
        />
        <ListSearch
          label={texts.search}
          placeholder={texts.search}
          value={state.q}
          onValueChange={state.setQ}
        />
      </FilterBar>
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
        onRowOpen={({ id }) => setOpenId(id)}
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
          onClose={() => setOpenId('')}
        />
      )}
      {doing === 'add' && (
        <AddRegistration exam={exam} subjects={subjects} onClose={() => setDoing('')} />
      )}
      <ListPaper
        title={`${exam.title} ${texts.grid}`}
        facts={[texts.shows[state.show], count, state.q]}
        orientation="landscape"
      >
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} signature={kit.signature} />
      </ListPaper>
    </div>
  );
}
