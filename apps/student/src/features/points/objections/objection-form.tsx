import { POINT_REASON_LIMIT } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { TextArea } from '@academy/ui/text-area';
import { useState, type FormEvent } from 'react';
import { objectionTexts as texts, objectionTexts } from '../../../shared/messages/objection-texts';
import { useOnline } from '@academy/app-kit/device';
import { ObjectionFacts } from './objection-facts';
import styles from './objections.module.css';
import type { Objecting } from './use-objections';
import { ApiError, errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { PointId } from '@academy/domain/ids';
import { useQueryClient } from '@tanstack/react-query';
import { objectionQueries, objectionsApi } from './objection-queries';

/**
 * Objects to a penalty, and reads afterwards what the server has: also after a no, which may mean
 * that another device was faster.
 */
function useObjecting(pointId: PointId) {
  const queryClient = useQueryClient();
  const { run, isPending, error } = useCommand({
    name: `object to point ${pointId}`,
    send: (text: string, key) => objectionsApi.object({ params: { pointId }, body: { text }, key }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: objectionQueries.mine().queryKey }),
  });
  const fields = error instanceof ApiError ? error.errors : undefined;
  return {
    send: (text: string) => run(text),
    busy: isPending,
    fieldError: fields?.['text'],
    failure: error && !fields ? errorText(error, objectionTexts.failed) : undefined,
  };
}

/** The words of an objection. Offline nothing is sent, and what was typed stays. */
export function ObjectionForm({ point }: Pick<Objecting, 'point'>) {
  const online = useOnline();
  const objecting = useObjecting(point.id);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !objecting.busy) objecting.send(text.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ObjectionFacts point={point} />
      <TextArea
        label={texts.text}
        labelNote={texts.count(text.length, POINT_REASON_LIMIT)}
        hint={texts.hint}
        error={empty && text.trim() === '' ? texts.missing : objecting.fieldError}
        value={text}
        maxLength={POINT_REASON_LIMIT}
        rows={4}
        onValueChange={setText}
      />
      <InlineError>{objecting.failure}</InlineError>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        loading={objecting.busy}
        {...(!online && !objecting.busy && { disabledReason: texts.offline })}
      >
        {texts.submit}
      </Button>
    </form>
  );
}
