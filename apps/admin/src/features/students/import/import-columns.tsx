import textStyles from '@academy/ui/styles/text.module.css';
import {
  findColumnProblem,
  importFieldSchema,
  studentFieldName,
  type ColumnChoice,
  type ImportColumn,
} from '@academy/domain/students';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { importTexts as texts } from '../student-texts';
import styles from './import-dialog.module.css';

const FIELDS = importFieldSchema.options;

interface Props {
  columns: readonly ImportColumn[];
  choice: ColumnChoice;
  busy: boolean;
  onChoice: (choice: ColumnChoice) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What each column of the file holds: unknown titles first. The choice is remembered. */
export function ImportColumnsStep({ columns, choice, busy, onChoice, onBack, onNext }: Props) {
  const chosen = columns.map(({ header }, at) => ({ header, field: choice[at] ?? null }));
  const problem = findColumnProblem(chosen) ?? undefined;
  const isTwice = (at: number) =>
    chosen[at]?.field != null &&
    chosen.filter(({ field }) => field === chosen[at]?.field).length > 1;
  const shown = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ header, samples }) => header !== '' || samples.length > 0);
  const groups = [
    { title: texts.newColumns, rows: shown.filter(({ decided }) => !decided) },
    { title: texts.knownColumns, rows: shown.filter(({ decided }) => decided) },
  ];
  return (
    <>
      <p className={textStyles.help}>{texts.columnsHelp}</p>
      {groups.map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <Stack key={title} as="section" gap={8}>
              <h3>{title}</h3>
              <ul className={styles.columns}>
                {rows.map(({ at, header, samples }) => (
                  <li key={at} className={styles.column}>
                    <div className={styles.about}>
                      <span>{header || texts.untitled}</span>
                      <span className={styles.samples}>{samples.join(' · ')}</span>
                    </div>
                    <Select
                      label={texts.columnOf(header || texts.untitled)}
                      labelHidden
                      error={isTwice(at) ? texts.twice : undefined}
                      value={choice[at] ?? ''}
                      onValueChange={(value) =>
                        onChoice(
                          columns.map((_, index) =>
                            index === at
                              ? (FIELDS.find((field) => field === value) ?? null)
                              : (choice[index] ?? null),
                          ),
                        )
                      }
                    >
                      <option value="">{texts.leftOut}</option>
                      {FIELDS.map((field) => (
                        <option key={field} value={field}>
                          {studentFieldName(field)}
                        </option>
                      ))}
                    </Select>
                  </li>
                ))}
              </ul>
            </Stack>
          ),
      )}
      <InlineError>{problem}</InlineError>
      <Row gap={8} justify="end">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="primary" loading={busy} disabledReason={problem} onClick={onNext}>
          {texts.checkColumns}
        </Button>
      </Row>
    </>
  );
}
