import { ApiError, createClient, errorText, guardianCalls } from '@academy/api-client';
import { apiAddress } from '@academy/app-kit/deployment';
import {
  guardianQuestionSchema,
  type guardianLinkParams,
  type GuardianQuestion,
} from '@academy/domain/guardians';
import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import { TextField } from '@academy/ui/text-field';
import textStyles from '@academy/ui/styles/text.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import styles from './guardian-page.module.css';
import { guardianTexts as texts } from './guardian-texts';

const api = guardianCalls(createClient({ baseURL: apiAddress() }));

const besides = (error: unknown, code: string): GuardianQuestion | undefined =>
  error instanceof ApiError && error.code === code
    ? guardianQuestionSchema.safeParse(error.body).data
    : undefined;

/** What the server asks before it shows anything; undefined when it asks nothing. */
export const questionOf = (error: unknown) => besides(error, 'guardian-unconfirmed');

/** The academy to call about a link whose time is over; undefined when it is not. */
export const isEnded = (error: unknown) => besides(error, 'guardian-link-ended');

interface Props {
  link: z.output<typeof guardianLinkParams>;
  digits: number;
  /** How many children more there are behind it, where the device sees some already. */
  more?: number;
}

/** Asks for what only the family knows: the end of the child's number. */
export function Question({ link, digits, more }: Props) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (answer.replace(/\D/g, '').length < digits) {
      setError(texts.answerShort(digits));
      return;
    }
    setIsBusy(true);
    try {
      await api.answerGuardianQuestion({ params: link, body: { answer } });
      setAnswer('');
      setError(undefined);
      await queries.invalidateQueries({ queryKey: ['guardian'] });
    } catch (failure) {
      setError(errorText(failure, texts.answerFailed));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack as="form" gap={12} noValidate onSubmit={(event: FormEvent) => void send(event)}>
      <h2 className={styles.child}>{more === undefined ? texts.question : texts.more(more)}</h2>
      <p className={textStyles.help}>{texts.questionHelp}</p>
      <TextField
        label={texts.answer(digits)}
        value={answer}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onValueChange={(value) => {
          setAnswer(value);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" variant="primary" size="large" block loading={isBusy}>
        {texts.confirm}
      </Button>
    </Stack>
  );
}
