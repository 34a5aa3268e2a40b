import textStyles from '@academy/ui/styles/text.module.css';
import {
  groupCountText,
  groupProblems,
  SUBJECT_LIMITS,
  subjectOptions,
  usualGroups,
} from '@academy/domain/mocks';
import { Button } from '@academy/ui/button';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { NumberField } from '@academy/ui/number-field';
import { TextArea } from '@academy/ui/text-area';
import { TextField } from '@academy/ui/text-field';
import { useState } from 'react';
import type { ExamFields } from './exam-draft';
import type { ExamFieldsProps } from './exam-fields';
import { groupFormTexts as texts } from './exam-form-texts';
import styles from './exam-form.module.css';

type Group = NonNullable<ExamFields['subjectGroups']>[number];

interface FieldProps {
  group: Group;
  disabledReason: string | undefined;
  onChange: (change: Partial<Group>) => void;
}

interface GroupProps extends FieldProps {
  position: number;
  count: number;
  problem: string | undefined;
  /** Its fields are there; else it is one row. */
  open: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Up, down and away. */
const GroupMoves = ({
  title,
  position,
  count,
  disabledReason,
  onMove,
  onRemove,
}: Pick<GroupProps, 'position' | 'count' | 'disabledReason' | 'onMove' | 'onRemove'> & {
  title: string;
}) => (
  <div className={styles.groupMoves}>
    <IconButton
      label={texts.up(title)}
      disabledReason={disabledReason ?? (position === 0 ? texts.first : undefined)}
      onClick={() => onMove(-1)}
    >
      <ChevronUpIcon />
    </IconButton>
    <IconButton
      label={texts.down(title)}
      disabledReason={disabledReason ?? (position === count - 1 ? texts.last : undefined)}
      onClick={() => onMove(1)}
    >
      <ChevronDownIcon />
    </IconButton>
    <IconButton label={texts.remove(title)} disabledReason={disabledReason} onClick={onRemove}>
      <TrashIcon />
    </IconButton>
  </div>
);

/** Its name, its subjects, how many of them are chosen, and what that costs. */
function GroupInputs({ group, disabledReason, onChange }: FieldProps) {
  const field = { disabledReason, reasonHidden: true } as const;
  return (
    <>
      <TextField
        {...field}
        label={texts.name}
        value={group.name}
        maxLength={20}
        autoComplete="off"
        onValueChange={(name) => onChange({ name })}
      />
      <TextArea
        {...field}
        label={texts.subjects}
        hint={texts.subjectsHint}
        rows={3}
        value={group.subjects.join('\n')}
        onValueChange={(text) => onChange({ subjects: text.split('\n') })}
        onBlur={() => onChange({ subjects: subjectOptions(group.subjects.join('\n')) })}
      />
      <div className={styles.times}>
        <NumberField
          {...field}
          label={texts.min}
          unit={texts.unit}
          value={group.min}
          onValueChange={(min) => onChange({ min: min ?? 0 })}
        />
        <NumberField
          {...field}
          label={texts.max}
          unit={texts.unit}
          value={group.max}
          onValueChange={(max) => onChange({ max: max ?? 0 })}
        />
        <NumberField
          {...field}
          label={texts.fee}
          unit={texts.won}
          step={1000}
          value={group.fee}
          onValueChange={(fee) => onChange({ fee: fee ?? 0 })}
        />
      </div>
    </>
  );
}

/** `17과목 · 2개까지 · +10,000원`. */
function factsOf(group: Group): string {
  const subjects = subjectOptions(group.subjects.join('\n'));
  const facts = [
    texts.count(subjects.length),
    subjects.length > 0 && groupCountText({ ...group, subjects }),
    group.fee > 0 && texts.plus(group.fee),
  ];
  return facts.filter(Boolean).join(' · ');
}

/** One group in a row that says all of it; its fields open below. */
function GroupCard({ group, problem, open, onToggle, onChange, ...moves }: GroupProps) {
  const title = group.name.trim() || texts.group(moves.position + 1);
  return (
    <fieldset className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <div className={styles.groupSaid}>
          <p>
            <strong>{title}</strong> <span className={textStyles.help}>{factsOf(group)}</span>
          </p>
          {!open && <p className={styles.groupSubjects}>{group.subjects.join(', ')}</p>}
        </div>
        <Row gap={4} align="center" wrap={false}>
          <Button
            size="dense"
            aria-expanded={open}
            aria-label={open ? texts.fold(title) : texts.edit(title)}
            onClick={onToggle}
          >
            {open ? texts.fold('') : texts.edit('')}
          </Button>
          <GroupMoves title={title} {...moves} />
        </Row>
      </div>
      {open && (
        <GroupInputs group={group} disabledReason={moves.disabledReason} onChange={onChange} />
      )}
      <InlineError>{problem}</InlineError>
    </fieldset>
  );
}

const moved = <Item,>(list: readonly Item[], from: number, by: -1 | 1): Item[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(from + by, 0, ...list.slice(from, from + 1));
};

/** Where the open one is after two neighbours changed places. */
const placeAfterMove = (open: number | null, from: number, to: number) =>
  open === from ? to : open === to ? from : open;

const placeAfterRemoval = (open: number | null, removed: number) =>
  open === null || open === removed ? null : open > removed ? open - 1 : open;

/** 과목군: the groups of an exam in their order, with the usual five of the national exam. */
export function GroupFields({ draft, errors, disabledReason, onChange }: ExamFieldsProps) {
  const groups = draft.subjectGroups ?? [];
  const problems = errors.subjectGroups === undefined ? [] : groupProblems(groups);
  const set = (subjectGroups: Group[]) => onChange({ subjectGroups });
  const [open, setOpen] = useState<number | null>(null);
  const full = groups.length >= SUBJECT_LIMITS.groups ? texts.full : undefined;
  return (
    <div className={styles.groups}>
      <p className={textStyles.help}>{texts.help}</p>
      {groups.map((group, position) => (
        <GroupCard
          // Groups have no identity but their place; fields hold no state of their own.
          key={position}
          group={group}
          position={position}
          count={groups.length}
          problem={problems[position] ?? undefined}
          disabledReason={disabledReason}
          open={position === open}
          onToggle={() => setOpen(position === open ? null : position)}
          onChange={(change) => set(groups.with(position, { ...group, ...change }))}
          onMove={(by) => {
            set(moved(groups, position, by));
            setOpen(placeAfterMove(open, position, position + by));
          }}
          onRemove={() => {
            set(groups.toSpliced(position, 1));
            setOpen(placeAfterRemoval(open, position));
          }}
        />
      ))}
      {!problems.some((problem) => problem !== null) && (
        <InlineError>{errors.subjectGroups}</InlineError>
      )}
      <Row gap={8}>
        <Button
          size="dense"
          disabledReason={disabledReason ?? full}
          onClick={() => {
            set([...groups, { name: '', subjects: [], min: 0, max: 1, fee: 0 }]);
            setOpen(groups.length);
          }}
        >
          <PlusIcon /> {texts.add}
        </Button>
        <Button
          size="dense"
          disabledReason={disabledReason ?? (groups.length > 0 ? texts.usualOnly : undefined)}
          onClick={() => set(usualGroups())}
        >
          {texts.usual}
        </Button>
      </Row>
    </div>
  );
}
