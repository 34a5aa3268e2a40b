import { studentStatusName, type StudentFilter, type StudentRow } from '@academy/domain/students';
import { GridPaper, type GridColumn } from '@academy/ui/data-grid';
import { listTexts } from '../../shared/kit-texts';
import { ListPaper } from '../../shared/printing/list-paper';
import { contactPaperColumns } from './student-columns';
import { studentTexts as texts } from './student-texts';
import type { StudentPaper } from './students-toolbar';

interface Props {
  paper: StudentPaper;
  rows: readonly StudentRow[];
  columns: readonly GridColumn<StudentRow>[];
  filter: StudentFilter;
}

const idOf = ({ id }: StudentRow) => id;
const isStatus = (status: StudentFilter['status']) =>
  status === undefined || status === 'ALL' || status === 'DELETED'
    ? undefined
    : studentStatusName(status);

/**
 * What the filter shows, on A4: 명렬표 with the columns in sight and room to sign, or 비상연락망 with whole
 * numbers.
 */
export function StudentsPaper({ paper, rows, columns, filter }: Props) {
  const facts = [
    isStatus(filter.status),
    filter.grade,
    filter.school,
    filter.className,
    filter.q,
    `${rows.length}${texts.unit}`,
  ];
  if (paper === 'contacts') {
    return (
      <ListPaper title={texts.contactsPaper} facts={[...facts, texts.contactsConfidential]}>
        <GridPaper columns={contactPaperColumns} rows={rows} rowId={idOf} />
      </ListPaper>
    );
  }
  return (
    <ListPaper title={texts.paper} facts={facts} orientation="landscape">
      <GridPaper columns={columns} rows={rows} rowId={idOf} signature={listTexts.signature} />
    </ListPaper>
  );
}
