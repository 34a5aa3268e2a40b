import type { IssuedPoint } from '@academy/domain/points';
import { CopyIcon, EditIcon, MoreIcon, UndoIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { historyTexts as texts } from './history-texts';
import { usePointActions } from './point-actions';

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
          danger: true,
          disabledReason: missing ?? gone,
          onSelect: () => openVoid(point),
        },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}
