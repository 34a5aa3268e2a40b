import { useUrlState } from '@academy/app-kit/url';
import type { ExamRegistrations } from '@academy/domain/mocks';
import { formatWon } from '@academy/domain/money';
import { DataGrid, GridPaper, useGridView } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { Row } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { TabState } from '../../../shared/page/tab-state';
import { ListPaper } from '../../../shared/printing/list-paper';
import { examDayText } from '../mocks-format';
import { mockQueries } from '../mocks-queries';
import { paperTexts as texts } from '../mocks-texts';
import {
  orderColumns as columns,
  orderRows,
  setColumns,
  setName,
  type OrderRow,
} from './order-rows';
import styles from './paper-order.module.css';

const MOST_SPARE = 100;
const subjectOf = ({ subject }: OrderRow) => subject;
const gridTexts = { selectAll: selectAllText, row: subjectOf, copied: copiedText };
const setTexts = { selectAll: selectAllText, row: setName, copied: copiedText };

/** 과목별 집계: what to order of each subject, and what goes into the envelopes. */
export function PaperOrderTab({ data: { exam } }: { data: ExamRegistrations }) {
  const { data, isError, refetch } = useQuery(mockQueries.paperOrder(exam.id));
  const [typed, setTyped] = useUrlState('spare');
  const view = useGridView('mock-papers', columns);
  const sets = useGridView('mock-envelopes', setColumns);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  if (data.onSite + data.paperOnly === 0)
    return <EmptyState title={texts.empty}>{texts.emptyHelp}</EmptyState>;
  const spare = Math.min(MOST_SPARE, Math.max(0, Math.floor(Number(typed) || 0)));
  const rows = orderRows(data, spare);
  const facts = [
    texts.facts(data.onSite, data.paperOnly),
    data.fees > 0 && texts.fees(formatWon(data.fees)),
  ];
  return (
    <div className={styles.tab}>
      <ListToolbar
        label={texts.title}
        file={{
          load: (format, _contacts, control) =>
            api.exportRegistrations({ params: { examId: exam.id, format }, query: {}, ...control }),
        }}
        onPrint={() => window.print()}
      />
      <Row gap={16} lineGap={8} align="center">
        <NumberField
          className={styles.spare}
          label={texts.spare}
          hint={texts.spareHint}
          unit={texts.copies}
          step={1}
          value={spare}
          onValueChange={(value) => setTyped(value ? String(value) : '')}
        />
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </Row>
      <h2>{texts.subjects}</h2>
      <DataGrid
        className={styles.whole}
        label={texts.subjects}
        view={view}
        rows={rows}
        rowId={subjectOf}
        texts={gridTexts}
        pinned={1}
        empty={null}
      />
      <h2>{texts.sets}</h2>
      <DataGrid
        className={styles.whole}
        label={texts.sets}
        view={sets}
        rows={data.sets}
        rowId={setName}
        texts={setTexts}
        pinned={1}
        empty={null}
      />
      <ListPaper title={`${exam.title} ${texts.title}`} facts={[examDayText(exam), ...facts]}>
        <GridPaper columns={columns} rows={rows} rowId={subjectOf} />
        <h3 className={styles.paperHeading}>{texts.sets}</h3>
        <GridPaper columns={setColumns} rows={data.sets} rowId={setName} />
      </ListPaper>
    </div>
  );
}
