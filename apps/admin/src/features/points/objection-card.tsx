import textStyles from '@academy/ui/styles/text.module.css';
import columnStyles from '@academy/ui/styles/column.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import { errorText } from '@academy/api-client';
import {
  formatPoint,
  POINT_REASON_LIMIT,
  pointFilterName,
  type ManagedObjection,
} from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useState } from 'react';
import { api } from '../../shared/api';
import { useManager } from '../../shared/session/use-manager';
import { useUndo } from '../../shared/writes/use-undo';
import { useWrite } from '../../shared/writes/use-write';
import styles from './objections-tab.module.css';
import { pointQueries } from './points-queries';
import { objectionTexts as texts, pointsTexts } from './points-texts';
import { dotted } from '@academy/domain/text';

const moment = (instant: string | null) =>
  instant === null ? '' : formatMoment(new Date(instant));

/** The answer: words first, then what becomes of the point. */
function AnswerForm({ objection: { pointId } }: { objection: ManagedObjection }) {
  const { announce } = useUndo(pointQueries.all);
  const missing = useManager().missing('points.write');
  const [answer, setAnswer] = useState('');
  const [asked, setAsked] = useState(false);
  const empty = answer.trim() === '';
  const work = useWrite({
    name: `answer objection ${pointId}`,
    send: (accept: boolean) =>
      api.answerObjection({ params: { pointId }, body: { accept, answer: answer.trim() } }),
    reads: pointQueries.all,
    onSuccess: ({ status, undo }) =>
      announce(status === 'ACCEPTED' ? texts.accepted : texts.declined, undo),
  });
  const send = (accept: boolean) => (empty ? setAsked(true) : work.run(accept));
  const look = { loading: work.isPending, ...(missing && { disabledReason: missing }) };
  return (
    <>
      <TextArea
        label={texts.answer}
        hint={texts.answerHint}
        rows={2}
        maxLength={POINT_REASON_LIMIT}
        value={answer}
        error={asked && empty ? texts.answerNeeded : undefined}
        onValueChange={setAnswer}
        {...(missing && { disabledReason: missing, reasonHidden: true })}
      />
      <InlineError>{work.error && errorText(work.error, pointsTexts.failed)}</InlineError>
      <Row gap={8} justify="end">
        <Button {...look} onClick={() => send(false)}>
          {texts.decline}
        </Button>
        <Button variant="primary" {...look} onClick={() => send(true)}>
          {texts.accept}
        </Button>
      </Row>
    </>
  );
}

/** One objection: whose, to what, the student's words, and the answer. */
export function ObjectionCard({
  objection,
  stateName,
}: {
  objection: ManagedObjection;
  stateName: string;
}) {
  const { point, text, at, status, answer, answeredAt, answeredByName } = objection;
  const who = [point.seat, point.school, point.grade].filter(Boolean).join(' · ');
  return (
    <article className={columnStyles.gap12} aria-label={point.name}>
      <Row as="header" gap={8} lineGap={4} align="baseline" className={styles.head}>
        <h3 className={styles.name}>{point.name}</h3>
        <span className={textStyles.help}>{who}</span>
        <Badge meaning={statusMeanings.objection[status]}>{stateName}</Badge>
      </Row>
      <Row as="p" gap={8} lineGap={4} align="center">
        <Badge meaning="penalty">{`${pointFilterName(point.pointType)} ${formatPoint(point)}`}</Badge>{' '}
        {point.reason}
        <span className={textStyles.help}>
          {dotted(formatDay(point.incidentDate), point.issuerName)}
        </span>
      </Row>
      <blockquote className={styles.said}>
        <p>{text}</p>
        <footer className={textStyles.help}>{texts.at(moment(at))}</footer>
      </blockquote>
      {status === 'OPEN' ? (
        <AnswerForm objection={objection} />
      ) : (
        <Row as="p" gap={8} lineGap={4} align="center">
          {`${texts.answer}: ${answer ?? ''}`}
          <span className={textStyles.help}>
            {texts.by(answeredByName ?? '', moment(answeredAt))}
          </span>
        </Row>
      )}
    </article>
  );
}
