import { pointFilterName, formatPoint, type PointPreset } from '@academy/domain/points';
import { Badge } from '@academy/ui/badge';
import { DownIcon, EditIcon, TrashIcon, UpIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import { Switch } from '@academy/ui/switch';
import { presetTexts as texts } from './preset-texts';
import styles from './presets-tab.module.css';

interface Props {
  preset: PointPreset;
  isFirst: boolean;
  isLast: boolean;
  disabledReason: string | undefined;
  onMove: (by: -1 | 1) => void;
  onHide: (hidden: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const because = (reason: string | undefined) =>
  reason === undefined ? {} : { disabledReason: reason };

/** One item: what it gives, whether it is offered, and its place. */
export function PresetRow({
  preset: { name, pointType, points, hidden, used },
  isFirst,
  isLast,
  disabledReason,
  onMove,
  onHide,
  onEdit,
  onRemove,
}: Props) {
  return (
    <li className={styles.row} data-hidden={hidden}>
      <span className={styles.type}>
        <Badge tone={pointType === 'REWARD' ? 'reward' : 'penalty'}>
          {pointFilterName(pointType)}
        </Badge>
      </span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.points}>{formatPoint({ pointType, points })}</span>
      <span className={styles.used}>{texts.used(used)}</span>
      <span className={styles.controls}>
        <Switch
          label={texts.offered(name)}
          labelHidden
          checked={!hidden}
          onCheckedChange={(on) => onHide(!on)}
          {...because(disabledReason)}
        />
        <IconButton
          label={texts.up(name)}
          size="dense"
          {...because(disabledReason ?? (isFirst ? texts.first : undefined))}
          onClick={() => onMove(-1)}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          label={texts.down(name)}
          size="dense"
          {...because(disabledReason ?? (isLast ? texts.last : undefined))}
          onClick={() => onMove(1)}
        >
          <DownIcon />
        </IconButton>
        <IconButton
          label={texts.edit(name)}
          size="dense"
          {...because(disabledReason)}
          onClick={onEdit}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          label={texts.remove(name)}
          size="dense"
          {...because(disabledReason ?? (used > 0 ? texts.usedBefore : undefined))}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </span>
    </li>
  );
}
