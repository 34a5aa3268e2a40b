import type { Reading } from '@academy/app-kit/queries';
import type { StudentId } from '@academy/domain/ids';
import { useMemo } from 'react';
import { Answered, whyUnknown } from '../../../../shared/page/answered';
import { PasteArea, usePasted } from '../../../../shared/pasting/paste-area';
import { PasteWindow } from '../../../../shared/pasting/paste-window';
import { pastingTexts } from '../../../../shared/pasting/pasting-texts';
import { pasteTexts as texts } from '../../points-texts';
import type { IssueGroup } from '../issue-draft';
import { pastedGroups, resolve } from './pasted-groups';
import { PastedRows } from './pasted-rows';
import { readPasted, type PastedRow } from './read-pasted';
import type { IssueFormState } from '../use-issue-form';

const NO_ROWS: PastedRow[] = [];

interface Props {
  form: Pick<IssueFormState, 'students' | 'presets' | 'today'>;
  onClose: () => void;
  /** Names alone: added to the chosen students. */
  onNames: (studentIds: readonly StudentId[]) => void;
  /** A table: points for each student and day, one after the other. */
  onGroups: (groups: readonly IssueGroup[]) => void;
}

/**
 * 명단 붙여넣기: names, seats, phones, or a table of 이름·항목·날짜. Namesakes are chosen by the manager; names
 * that are not found are listed.
 */
export function PasteDialog({
  form: { students, presets, today },
  onClose,
  onNames,
  onGroups,
}: Props) {
  const pasted = usePasted();
  const { text, picks } = pasted;
  const [known, offered] = [students.data?.content, presets.data?.content];
  const rows = useMemo(
    () =>
      known && offered ? readPasted(text, { students: known, presets: offered, today }) : NO_ROWS,
    [text, known, offered, today],
  );
  const read = rows.map((row, at) => resolve(row, at, picks));
  const taken = read.filter((row) => row.studentId !== null && row.problem === null);
  const isTable = rows.some(({ preset, date }) => preset !== null || date !== null);
  const groups = isTable ? pastedGroups(taken) : [];
  const undecided = read.some(({ open }) => open);
  const unknown: Reading<unknown> = known === undefined ? students : presets;
  const blocked =
    whyUnknown(unknown) ??
    (undecided ? pastingTexts.unresolved : taken.length === 0 ? texts.nothing : undefined);

  function add() {
    if (isTable) onGroups(groups);
    else onNames(taken.flatMap(({ studentId }) => studentId ?? []));
    onClose();
  }

  return (
    <PasteWindow
      title={pastingTexts.title}
      onClose={onClose}
      pasted={pasted}
      action={{
        label: isTable ? texts.load(groups.length, taken.length) : texts.add(taken.length),
        run: add,
        blocked,
      }}
    >
      <PasteArea help={texts.help} pasted={pasted} />
      {text !== '' && (
        <Answered of={unknown}>
          {() =>
            rows.length > 0 && (
              <PastedRows rows={rows} isTable={isTable} picks={picks} onPick={pasted.pick} />
            )
          }
        </Answered>
      )}
    </PasteWindow>
  );
}
