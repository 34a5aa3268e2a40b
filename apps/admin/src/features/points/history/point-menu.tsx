import type { IssuedPoint } from '@academy/domain/points';
import { CopyIcon, EditIcon, MoreIcon, UndoIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import { whyUnknown } from '../../../shared/page/answered';
import { useManager } from '../../../shared/session/use-manager';
import { againDraft, type IssueDraft } from '../issue/issue-draft';
import { pointQueries } from '../points-queries';
import { historyTexts as texts } from '../points-texts';

interface PointActions {
  missing: string | undefined;
  openVoid: (point: IssuedPoint) => void;
  openEdit: (point: IssuedPoint) => void;
  /** Loads the form with the same student, item and words. */
  again: (point: IssuedPoint) => void;
  /** Why the same can't be given again; undefined when it can. */
  whyNotAgain: (point: IssuedPoint) => string | undefined;
}

/** What a line's menu can do; given by the page, since the columns of a grid are made once. */
export const PointActionsContext = createContext<PointActions | null>(null);

function usePointActions(): PointActions {
  const actions = use(PointActionsContext);
  if (actions === null)
    throw new Error(
      'The list of points stands outside of the page that gives it its actions: wrap it in PointActionsContext.',
    );
  return actions;
}

/** What can be done with one line of the history. */
export function PointMenu({ point }: { point: IssuedPoint }) {
  const { missing, openVoid, openEdit, again, whyNotAgain } = usePointActions();
  const gone = point.voided ? texts.alreadyVoid : undefined;
  return (
    <Menu
      tabIndex={-1}
      aria-label={texts.of(point.name)}
      items={[
        {
          label: texts.again,
          icon: <CopyIcon />,
          disabledReason: missing ?? whyNotAgain(point),
          onSelect: () => again(point),
        },
        {
          label: texts.edit,
          icon: <EditIcon />,
          disabledReason: missing ?? gone,
          onSelect: () => openEdit(point),
        },
        {
          label: texts.void,
          icon: <UndoIcon />,
          disabledReason: missing ?? gone,
          onSelect: () => openVoid(point),
        },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}

/** The line whose dialog is open. */
export type OpenPoint = { kind: 'void' | 'edit'; point: IssuedPoint } | null;

/** What the menus of the lines do; the same object while nothing of it changes. */
export function useLineActions(
  setOpen: (open: OpenPoint) => void,
  onAgain: (draft: IssueDraft) => void,
): PointActions {
  const { can, missing } = useManager();
  const presetList = useQuery(pointQueries.presets());
  const studentList = useQuery(pointQueries.students());
  const unknown = whyUnknown(studentList) ?? whyUnknown(presetList);
  const presets = presetList.data?.content;
  const students = studentList.data?.content;
  const ownScore = can('points.own-score');
  const writing = missing('points.write');
  return useMemo((): PointActions => {
    const repeat = (point: IssuedPoint) =>
      againDraft(point, { presets: presets ?? [], students: students ?? [], ownScore });
    return {
      missing: writing,
      openVoid: (point) => setOpen({ kind: 'void', point }),
      openEdit: (point) => setOpen({ kind: 'edit', point }),
      whyNotAgain: (point) => unknown ?? repeat(point).whyNot,
      again: (point) => {
        const { draft: next } = repeat(point);
        if (next) onAgain(next);
      },
    };
  }, [presets, students, unknown, ownScore, writing, setOpen, onAgain]);
}
