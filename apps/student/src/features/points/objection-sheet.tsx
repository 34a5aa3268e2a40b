import { ApiError, errorText } from '@academy/api-client';
import { useOnline } from '@academy/app-kit/device';
import { useCommand } from '@academy/app-kit/writes';
import type { PointId } from '@academy/domain/ids';
import {
  formatPoint,
  POINT_REASON_LIMIT,
  type StudentPoint,
  type OwnObjection,
} from '@academy/domain/points';
import { formatDay, formatMoment } from '@academy/domain/time';
import { BottomSheet } from '@academy/ui/bottom-sheet';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { TextArea } from '@academy/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { usePointWords } from '../../shared/use-point-words';
import { storedDrafts } from '../../shared/unsaved/stored-drafts';
import type { Objecting } from './objections';
import { objectionQueries, objectionsApi } from './points-queries';
import { objectionTexts as texts, wordedTexts } from './points-texts';

const { facts } = texts;

interface FactsProps {
  point: Pick<StudentPoint, 'incidentDate' | 'points' | 'reason'>;
  more?: readonly { label: string; value: string }[];
}

/** What the objection is about, and what else is known of it. */
function ObjectionFacts({ point, more = [] }: FactsProps) {
  const { penalty } = usePointWords();
  const items = [
    {
      label: penalty,
      value: `${point.reason} ${formatPoint({ pointType: 'PENALTY', points: point.points })}`,
    },
    { label: facts.day, value: formatDay(point.incidentDate) },
    ...more,
  ];
  return <KeyValueList items={items} />;
}

/** What was begun outlives the sheet that Back closes, as a reason's words do. */
const draftOf = (pointId: PointId) => `objection-${pointId}`;

/**
 * Objects to a penalty, and reads afterwards what the server has: also after a no, which may mean
 * that another device was faster.
 */
function useObjecting(pointId: PointId) {
  const queryClient = useQueryClient();
  const { run, isPending, error } = useCommand({
    name: `object to point ${pointId}`,
    send: (text: string, key) => objectionsApi.object({ params: { pointId }, body: { text }, key }),
    untold: () => undefined,
    onSuccess: () => storedDrafts.drop(draftOf(pointId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: objectionQueries.mine().queryKey }),
  });
  const fields = error instanceof ApiError ? error.errors : undefined;
  return {
    send: (text: string) => run(text),
    busy: isPending,
    fieldError: fields?.['text'],
    failure: error && !fields ? errorText(error, texts.failed) : undefined,
  };
}

/** The words of an objection. Offline nothing is sent, and what was typed stays. */
function ObjectionForm({ point }: Pick<Objecting, 'point'>) {
  const online = useOnline();
  const objecting = useObjecting(point.id);
  const draft = draftOf(point.id);
  const [text, setText] = useState(() => storedDrafts.read(draft) ?? '');
  const [empty, setEmpty] = useState(false);

  function change(next: string): void {
    setText(next);
    if (next.trim() === '') storedDrafts.drop(draft);
    else storedDrafts.write(draft, next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !objecting.busy) objecting.send(text.trim());
  }

  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      <ObjectionFacts point={point} />
      <TextArea
        label={texts.text}
        labelNote={texts.count(text.length, POINT_REASON_LIMIT)}
        hint={texts.hint}
        error={empty && text.trim() === '' ? texts.missing : objecting.fieldError}
        value={text}
        maxLength={POINT_REASON_LIMIT}
        rows={4}
        onValueChange={change}
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
    </Stack>
  );
}

/** State of an objection, in the student's own words and the academy's. */
function ObjectionAnswer({
  objection: { point, status, text, at, answer, answeredAt, answeredByName },
}: {
  objection: OwnObjection;
}) {
  const answered =
    answeredAt === null
      ? []
      : [
          {
            label: facts.answeredAt,
            value: texts.answeredBy(formatMoment(new Date(answeredAt)), answeredByName ?? ''),
          },
        ];
  return (
    <ObjectionFacts
      point={point}
      more={[
        { label: facts.status, value: texts.status[status] },
        { label: facts.text, value: text },
        { label: facts.at, value: formatMoment(new Date(at)) },
        { label: facts.answer, value: answer ?? texts.waiting },
        ...answered,
      ]}
    />
  );
}

interface Props {
  objecting: Objecting | undefined;
  onClose: () => void;
}

/** A penalty's objection: the form until it is sent, then its state and what was answered. */
export function ObjectionSheet({ objecting, onClose }: Props) {
  const title = wordedTexts(usePointWords()).objection;
  return (
    <BottomSheet open={objecting !== undefined} onClose={onClose} title={title}>
      {objecting?.objection ? (
        <ObjectionAnswer objection={objecting.objection} />
      ) : (
        objecting && <ObjectionForm key={objecting.point.id} point={objecting.point} />
      )}
    </BottomSheet>
  );
}
