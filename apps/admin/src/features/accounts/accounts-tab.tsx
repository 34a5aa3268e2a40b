import columnStyles from '@academy/ui/styles/column.module.css';
import { useOpenDialog, useUrlSort } from '@academy/app-kit/url';
import type { Account } from '@academy/domain/accounts';
import { DataGrid, GridPaper, sortRows, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import { copiedText, countText, selectAllText } from '../../shared/texts/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { accountColumns } from './account-columns';
import { AccountDrawer } from './account-drawer';
import { accountTexts } from './account-texts';
import styles from './accounts-tab.module.css';
import { accountQueries } from './accounts-queries';
import { SecondFactorPolicy } from './second-factor-policy';
import { WaitingAccounts } from './signup/waiting-accounts';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { LoadError } from '../../shared/page/load-error';

const texts = accountTexts.list;
const idOf = ({ id }: Account) => id;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: Account) => name,
  copied: copiedText,
};

/** 관리자 계정: who waits to be let in, and who may do what. */
export function AccountsTab() {
  const { data, isError, refetch } = useQuery(accountQueries.list());
  const shown = useOpenDialog('account');
  const [sort, setSort] = useUrlSort();
  const view = useGridView('accounts', accountColumns);

  if (!data) return isError ? <LoadError onRetry={() => void refetch()} /> : <ListSkeleton />;
  const waiting = data.content.filter(({ status }) => status === 'PENDING');
  const others = data.content.filter(({ status }) => status !== 'PENDING');
  const count = countText(others.length, others.length, texts.unit);
  const rows = sortRows(others, accountColumns, sort);
  return (
    <div className={columnStyles.gap8}>
      <ListToolbar
        label={texts.title}
        count={count}
        file={{
          load: (format, _contacts, control) =>
            api.exportAccounts({ params: { format }, ...control }),
        }}
        onPrint={() => window.print()}
      />
      <DataGrid
        className={styles.grid}
        label={texts.title}
        view={view}
        rows={rows}
        rowId={idOf}
        texts={gridTexts}
        sort={sort}
        onSortChange={setSort}
        onRowOpen={({ id }) => shown.open(id)}
        rowTone={({ status }) => (status === 'DISABLED' ? 'muted' : undefined)}
        pinned={1}
        empty={<EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>}
      />
      {waiting.length > 0 && <WaitingAccounts waiting={waiting} />}
      <SecondFactorPolicy />
      <ListPaper title={texts.title} facts={[count]} orientation="landscape">
        <GridPaper columns={view.columns} rows={rows} rowId={idOf} />
      </ListPaper>
      <AccountDrawer accounts={others} openId={shown.opened ?? ''} onClose={shown.close} />
    </div>
  );
}
