import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import {
  formatPoint,
  pointFilterName,
  STARTER_PRESETS,
  type PointPreset,
} from '@academy/domain/points';
import { Badge } from '@academy/ui/badge';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { DownIcon, EditIcon, MoreIcon, PlusIcon, TrashIcon, UpIcon } from '@academy/ui/icon';
import { Row, Stack } from '@academy/ui/layout';
import { Menu } from '@academy/ui/menu';
import { Switch } from '@academy/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ComponentType } from 'react';
import { TabState } from '../../../shared/page/tab-state';
import { handTexts } from '../../../shared/branches/hand-texts';
import { menuLabel } from '../../../shared/texts/kit-texts';
import { useManager } from '../../../shared/session/use-manager';
import pageStyles from '../points-page.module.css';
import { pointQueries } from '../points-queries';
import { pointsTexts } from '../points-texts';
import { HandPresets } from './hand-presets';
import { presetTexts as texts } from './preset-texts';
import { PresetDialog } from './preset-dialog';
import styles from './presets-tab.module.css';
import { usePresets } from './use-presets';

interface PresetRowProps {
  preset: PointPreset;
  isFirst: boolean;
  isLast: boolean;
  disabledReason: string | undefined;
  onMove: (by: -1 | 1) => void;
  onHide: (hidden: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One item: what it gives, whether it is offered, and its place. */
function PresetRow({
  preset: { name, pointType, points, hidden, asksConfirmation, used },
  isFirst,
  isLast,
  disabledReason,
  onMove,
  onHide,
  onEdit,
  onRemove,
}: PresetRowProps) {
  return (
    <li className={styles.row} data-hidden={hidden}>
      <span>
        <Badge meaning={statusMeanings.point[pointType]}>{pointFilterName(pointType)}</Badge>
      </span>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.points}>{formatPoint({ pointType, points })}</span>
      <span className={styles.used}>
        {[asksConfirmation && texts.asked, texts.used(used)].filter(Boolean).join(' · ')}
      </span>
      <Row as="span" gap={4} align="center" justify="end" wrap={false} className={styles.controls}>
        <Switch
          label={texts.offered(name)}
          labelHidden
          checked={!hidden}
          onCheckedChange={(on) => onHide(!on)}
          {...(disabledReason !== undefined && { disabledReason })}
        />
        <Menu
          aria-label={menuLabel(name)}
          items={[
            {
              label: texts.edit,
              icon: <EditIcon />,
              disabledReason,
              onSelect: onEdit,
            },
            {
              label: texts.up,
              icon: <UpIcon />,
              disabledReason: disabledReason ?? (isFirst ? texts.first : undefined),
              onSelect: () => onMove(-1),
            },
            {
              label: texts.down,
              icon: <DownIcon />,
              disabledReason: disabledReason ?? (isLast ? texts.last : undefined),
              onSelect: () => onMove(1),
            },
            {
              label: texts.remove,
              icon: <TrashIcon />,
              disabledReason: disabledReason ?? (used > 0 ? texts.usedBefore : undefined),
              onSelect: onRemove,
            },
          ]}
        >
          <MoreIcon />
        </Menu>
      </Row>
    </li>
  );
}

interface NoPresetsProps {
  disabledReason: string | undefined;
  onStart: () => void;
}

function NoPresets({ disabledReason, onStart }: NoPresetsProps) {
  return (
    <EmptyState
      title={texts.empty}
      action={
        <Button disabledReason={disabledReason} onClick={onStart}>
          {texts.starter(STARTER_PRESETS.length)}
        </Button>
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  );
}

/**
 * 항목 관리: what managers choose from, in the academy's order. Each change is saved at once and can be
 * taken back.
 */
export function PresetsTab() {
  const { data, isError, refetch } = useQuery(pointQueries.presets());
  const { missing: why, seesBranches } = useManager();
  const missing = why('points.write');
  const { busy, save } = usePresets(data);
  const [open, setOpen] = useState<PointPreset | 'new'>();
  const [handing, setHanding] = useState(false);
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  const presets = data.content;
  const change = (id: string, part: Partial<PointPreset>) =>
    save(presets.map((preset) => (preset.id === id ? { ...preset, ...part } : preset)));
  const move = (at: number, by: -1 | 1) => {
    const moved = presets.filter((_, place) => place !== at);
    moved.splice(at + by, 0, ...presets.slice(at, at + 1));
    save(moved);
  };
  const add = (
    <Button
      variant="primary"
      {...(missing && { disabledReason: missing })}
      onClick={() => setOpen('new')}
    >
      <PlusIcon /> {texts.add}
    </Button>
  );

  return (
    <div className={styles.tab} aria-busy={busy}>
      <Row gap={16} lineGap={8} align="center" justify="between">
        <p className={styles.help}>{texts.help}</p>
        {seesBranches && presets.length > 0 && (
          <Button onClick={() => setHanding(true)}>{handTexts.open}</Button>
        )}
        {add}
      </Row>
      {presets.length === 0 ? (
        <NoPresets
          disabledReason={missing}
          onStart={() => !busy && save(STARTER_PRESETS.map((item) => ({ ...item, id: null })))}
        />
      ) : (
        <Stack as="ol" gap={8} aria-label={texts.list}>
          {presets.map((preset, at) => (
            <PresetRow
              key={preset.id}
              preset={preset}
              isFirst={at === 0}
              isLast={at === presets.length - 1}
              disabledReason={missing}
              onMove={(by) => !busy && move(at, by)}
              onEdit={() => setOpen(preset)}
              onHide={(hidden) => !busy && change(preset.id, { hidden })}
              onRemove={() => !busy && save(presets.filter(({ id }) => id !== preset.id))}
            />
          ))}
        </Stack>
      )}
      {handing && <HandPresets onClose={() => setHanding(false)} />}
      {open && (
        <PresetDialog
          preset={open === 'new' ? null : open}
          others={presets.filter(({ id }) => open === 'new' || id !== open.id)}
          busy={busy}
          onClose={() => setOpen(undefined)}
          onSave={(edited) =>
            save(
              open === 'new'
                ? [...presets, { ...edited, id: null, hidden: false }]
                : presets.map((preset) =>
                    preset.id === open.id ? { ...preset, ...edited } : preset,
                  ),
              () => setOpen(undefined),
            )
          }
        />
      )}
    </div>
  );
}

/**
 * 상벌점 in the settings: the items, and below them the steps (`Standards`), as on the page of points.
 */
export function PointSettings({ Standards }: { Standards: ComponentType }) {
  const [items, standards] = [useId(), useId()];
  return (
    <div className={pageStyles.settings}>
      <section className={pageStyles.tab} aria-labelledby={items}>
        <h2 id={items} className={textStyles.title}>
          {pointsTexts.tabs.presets}
        </h2>
        <PresetsTab />
      </section>
      <section className={pageStyles.tab} aria-labelledby={standards}>
        <h2 id={standards} className={textStyles.title}>
          {pointsTexts.tabs.standards}
        </h2>
        <Standards />
      </section>
    </div>
  );
}
