import textStyles from '@academy/ui/styles/text.module.css';
import { errorText } from '@academy/api-client';
import { useOnline } from '@academy/app-kit/device';
import { useCommand } from '@academy/app-kit/writes';
import type { PointId } from '@academy/domain/ids';
import { formatPoint, type OwnConfirmation } from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { toasts } from '../../shared/toasts';
import { usePointWords } from '../../shared/use-point-words';
import styles from './confirmations.module.css';
import { confirmationQueries, objectionsApi } from './points-queries';
import { confirmationTexts as texts, wordedTexts } from './points-texts';

/** What the student is or was asked to confirm; a server that asks for nothing answers nothing. */
export function useConfirmations() {
  const { data } = useQuery(confirmationQueries.mine());
  return {
    of: (id: PointId) => data?.find(({ pointId }) => pointId === id),
    open: data?.filter(({ at }) => at === null) ?? [],
  };
}

export type Confirmations = ReturnType<typeof useConfirmations>;

/** Beside a penalty in the list: that it waits to be confirmed, or when it was. */
export function ConfirmedAt({
  confirmation,
  className,
}: {
  confirmation: OwnConfirmation | undefined;
  className?: string | undefined;
}) {
  if (!confirmation) return null;
  return (
    <span className={className}>
      {confirmation.at === null
        ? texts.waits
        : texts.confirmedAt(formatMoment(new Date(confirmation.at)))}
    </span>
  );
}

function OpenOne({ one, onDone }: { one: OwnConfirmation; onDone: () => void }) {
  const online = useOnline();
  const queries = useQueryClient();
  const { pointId, point } = one;
  const { run, isPending } = useCommand({
    name: `confirm point ${pointId}`,
    send: (_: void, key) => objectionsApi.confirmPoint({ params: { pointId }, key }),
    untold: () => undefined,
    onSuccess: () => {
      toasts.show({ key: 'point-confirmed', text: texts.done, tone: 'success' });
      onDone();
    },
    onError: (error) =>
      toasts.show({ key: 'point-confirmed', text: errorText(error, texts.failed), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: confirmationQueries.mine().queryKey }),
  });
  return (
    <li className={styles.one}>
      <div className={styles.what}>
        <p className={styles.reason}>
          {point.reason}{' '}
          <span className={styles.score}>
            {formatPoint({ pointType: 'PENALTY', points: point.points })}
          </span>
        </p>
        <p className={textStyles.help}>
          <time dateTime={point.incidentDate}>{formatDay(point.incidentDate)}</time>
        </p>
      </div>
      <Button
        loading={isPending}
        aria-label={texts.confirmOf(point.reason)}
        {...(!online && !isPending && { disabledReason: texts.offline })}
        onClick={() => run()}
      >
        {texts.confirm}
      </Button>
    </li>
  );
}

/** The penalties that wait for the student's word, above everything else. */
export function OpenConfirmations({ confirmations: { open } }: { confirmations: Confirmations }) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { toConfirm } = wordedTexts(usePointWords());
  if (open.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        {toConfirm(open.length)}
      </h2>
      <p className={textStyles.help}>{texts.hint}</p>
      <ul className={styles.list}>
        {open.map((one) => (
          <OpenOne key={one.pointId} one={one} onDone={() => head.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}
