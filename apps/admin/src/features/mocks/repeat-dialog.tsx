import { errorText } from '@academy/api-client';
import { monthlyExams, MONTHS_AHEAD, type ManagedExam } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { closeText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../shared/use-now';
import { examCalls, useExamWork } from './mocks-actions';
import { examDateText, listPeriodText } from './mocks-format';
import { mockQueries } from './mocks-queries';
import { repeatTexts as texts } from './mocks-texts';
import styles from './repeat-dialog.module.css';

const [FIRST, USUAL] = [1, 3];

/** What a number of months makes, as the server will; those that are there already are named. */
function useNextExams(exam: ManagedExam, months: number | null) {
  const today = seoulDay(useNow());
  const { data } = useQuery(mockQueries.exams());
  const valid = months !== null && months >= FIRST && months <= MONTHS_AHEAD;
  const next = valid && data ? monthlyExams(exam, { months, today, others: data.content }) : [];
  const missing = next.filter(({ exists }) => !exists).length;
  const problem = valid ? undefined : texts.outOfRange(MONTHS_AHEAD);
  return {
    next,
    missing,
    problem,
    blocked: problem ?? (data ? (missing === 0 ? texts.nothing : undefined) : texts.reading),
  };
}

/** 매월 만들기: the next ones of an exam, looked at before they are made. */
export function RepeatDialog({ exam, onClose }: { exam: ManagedExam; onClose: () => void }) {
  const [months, setMonths] = useState<number | null>(USUAL);
  const { next, missing, problem, blocked } = useNextExams(exam, months);
  const repeating = useExamWork(
    `repeat exam ${exam.id}`,
    examCalls.repeat(exam),
    () => texts.done(missing),
    onClose,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBack={false}
      title={texts.title(exam.title)}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={repeating.isPending}
            disabledReason={blocked}
            onClick={() => months !== null && repeating.run(months)}
          >
            {texts.make(missing)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <p className={styles.help}>{texts.help}</p>
        <NumberField
          label={texts.months}
          unit={texts.unit}
          value={months}
          error={problem}
          onValueChange={setMonths}
        />
        <Stack as="ul" gap={8} aria-label={texts.list}>
          {next.map(({ exam: one, exists }) => (
            <li key={one.examDate} className={styles.item} data-exists={exists || undefined}>
              <span className={styles.name}>{one.title}</span>
              <span>{examDateText(one)}</span>
              <span className={styles.help}>
                {exists ? texts.exists : texts.period(listPeriodText(one))}
              </span>
            </li>
          ))}
        </Stack>
        <InlineError>{repeating.error && errorText(repeating.error, texts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
