import textStyles from '@academy/ui/styles/text.module.css';
import {
  findStatementProblem,
  statementFieldName,
  statementFieldSchema,
  type StatementColumn,
  type StatementField,
} from '@academy/domain/statements';
import { Button } from '@academy/ui/button';
import { Row, Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { useState } from 'react';
import { statementTexts as texts } from './statement-texts';
import styles from './statement.module.css';

const FIELDS = statementFieldSchema.options;

interface Props {
  columns: readonly StatementColumn[];
  busy: boolean;
  onBack: () => void;
  onNext: (columns: readonly (StatementField | null)[]) => void;
}

/** What each column of a list of an unknown bank holds. */
export function StatementColumns({ columns, busy, onBack, onNext }: Props) {
  const [choice, setChoice] = useState(() => columns.map(({ field }) => field));
  const problem = findStatementProblem(choice) ?? undefined;
  return (
    <Stack gap={12}>
      <p className={textStyles.help}>{texts.columnsHelp}</p>
      <ul className={styles.columns}>
        {columns.map(({ header, samples }, at) => {
          const title = header || texts.untitled;
          return (
            <li key={`${at} ${header}`} className={styles.column}>
              <Stack gap={4}>
                <span>{title}</span>
                <span className={textStyles.help}>{samples.join(' · ')}</span>
              </Stack>
              <Select
                label={texts.columnOf(title)}
                labelHidden
                value={choice[at] ?? ''}
                onValueChange={(value) =>
                  setChoice((all) =>
                    all.map((field, place) =>
                      place === at ? (FIELDS.find((one) => one === value) ?? null) : field,
                    ),
                  )
                }
              >
                <option value="">{texts.leftOutColumn}</option>
                {FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {statementFieldName(field)}
                  </option>
                ))}
              </Select>
            </li>
          );
        })}
      </ul>
      <Row gap={8} justify="end">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button
          variant="primary"
          loading={busy}
          disabledReason={problem}
          onClick={() => onNext(choice)}
        >
          {texts.next}
        </Button>
      </Row>
    </Stack>
  );
}
