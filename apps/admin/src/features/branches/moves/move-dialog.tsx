import { phoneTailText } from '@academy/domain/identity';
import { errorText } from '@academy/api-client';
import { keepFound, offeredBy } from '@academy/app-kit/queries';
import {
  moveDays,
  moveProblemText,
  moveWords,
  type Move,
  type MoveCandidate,
  type MoveDraft,
} from '@academy/domain/moves';
import { calendarDaySchema, seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Combobox } from '@academy/ui/combobox';
import { DateField } from '@academy/ui/date-field';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { Select } from '@academy/ui/select';
import { Skeleton } from '@academy/ui/skeleton';
import { closeText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { useNow } from '../../../shared/use-now';
import { useWrite } from '../../../shared/writes/use-write';
import { branchQueries } from '../branches-queries';
import styles from './moves-tab.module.css';
import { movesTexts } from './moves-texts';

const texts = movesTexts.dialog;

const hintOf = ({ grade, school, phoneTail }: MoveCandidate) =>
  [grade, school, phoneTailText(phoneTail)].filter(Boolean).join(' · ');

interface CandidateProps {
  from: string;
  student: MoveCandidate | null;
  onPick: (student: MoveCandidate | null) => void;
}

/** Finds a student of the branch. */
function CandidateField({ from, student, onPick }: CandidateProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery({
    ...branchQueries.candidates(from, typed),
    enabled: typed !== '' && student === null,
    placeholderData: keepFound,
  });
  return (
    <Combobox
      label={texts.student}
      placeholder={texts.studentHint}
      hint={student ? hintOf(student) : undefined}
      error={found.isError ? errorText(found.error, messages.errors.load) : undefined}
      disabledReason={from === '' ? texts.fromFirst : undefined}
      clearLabel={texts.clear}
      emptyText={texts.nobody}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        onPick(null);
      }}
      options={
        typed === ''
          ? []
          : offeredBy(found, ({ content }) =>
              content.map((one) => ({ id: one.id, label: one.name, hint: hintOf(one) })),
            )
      }
      onSelect={(id) => {
        const picked = found.data?.content.find((one) => one.id === id);
        if (!picked) return;
        setTyped(picked.name);
        onPick(picked);
      }}
    />
  );
}

interface BranchProps {
  label: string;
  value: string;
  without?: string;
  onValueChange: (slug: string) => void;
}

function BranchField({ label, value, without, onValueChange }: BranchProps) {
  const { branches = [] } = useManager();
  return (
    <Select label={label} value={value} onValueChange={onValueChange}>
      <option value="">{texts.choose}</option>
      {branches
        .filter(({ slug }) => slug !== without)
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
    </Select>
  );
}

/** What the move takes along, leaves and does, or what is against it. */
function Effect({ draft }: { draft: MoveDraft }) {
  const { data, error } = useQuery(branchQueries.move(draft));
  if (error) return <InlineError>{errorText(error, messages.errors.load)}</InlineError>;
  if (!data) return <Skeleton height="160px" />;
  if (data.problem !== null)
    return (
      <InlineError>
        {moveProblemText(data.problem, { from: data.from.name, to: data.to.name })}
      </InlineError>
    );
  return (
    <Stack gap={16}>
      {moveWords(data).map(({ title, lines }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function tell({ name, to, state }: Move): void {
  const who = name ?? movesTexts.nameless;
  const said =
    state === 'done'
      ? movesTexts.done.done(who, to.name)
      : state === 'announced'
        ? movesTexts.done.planned(who, to.name)
        : movesTexts.done.stuck(who);
  toasts.show({ text: said });
}

/** What was chosen so far; the draft once it is whole. */
function useMoveDraft() {
  const today = seoulDay(useNow());
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [student, setStudent] = useState<MoveCandidate | null>(null);
  const [typedDay, setTypedDay] = useState<string>(today);
  const day = calendarDaySchema.safeParse(typedDay).data;
  const isWhole = from !== '' && to !== '' && student !== null && day !== undefined;
  return {
    today,
    from,
    to,
    student,
    typedDay,
    dayProblem: day === undefined ? texts.badDay : undefined,
    draft: isWhole ? { from, to, studentId: student.id, day } : undefined,
    chooseFrom(slug: string) {
      setFrom(slug);
      setStudent(null);
      if (slug === to) setTo('');
    },
    setTo,
    setStudent,
    setTypedDay,
  };
}

/** 학생 옮기기: who goes where and when; what it means is said before anything is written. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const form = useMoveDraft();
  const { draft, from, to, today } = form;
  const preview = useQuery(branchQueries.move(draft));
  const move = useWrite({
    name: 'move student',
    send: (asked: MoveDraft) => api.startMove({ body: asked }),
    reads: branchQueries.moves().queryKey,
    onSuccess: (answer) => {
      tell(answer);
      onClose();
    },
  });
  const days = moveDays(today);
  const known = draft && preview.data?.problem === null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={movesTexts.open}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={move.isPending}
            disabledReason={known ? undefined : draft ? texts.checking : texts.incomplete}
            onClick={() => draft && move.run(draft)}
          >
            {draft && draft.day > today ? texts.later : texts.now}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <BranchField label={texts.from} value={from} onValueChange={form.chooseFrom} />
        <CandidateField key={from} from={from} student={form.student} onPick={form.setStudent} />
        <BranchField label={texts.to} value={to} without={from} onValueChange={form.setTo} />
        <DateField
          label={texts.day}
          hint={texts.dayHint}
          pickerLabel={texts.pickDay}
          value={form.typedDay}
          min={days.first}
          max={days.last}
          error={form.dayProblem}
          onValueChange={form.setTypedDay}
        />
        {draft && <Effect draft={draft} />}
        <InlineError>{move.error && errorText(move.error, texts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}
