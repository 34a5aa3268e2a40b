import { STARTER_PRESETS, type PointPreset } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { PlusIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TabState } from '../../shared/page/tab-state';
import { useManager } from '../../shared/use-manager';
import { pointQueries } from './points-queries';
import { PresetDialog } from './preset-dialog';
import { PresetRow } from './preset-row';
import { presetTexts as texts } from './preset-texts';
import styles from './presets-tab.module.css';
import { usePresets } from './use-presets';

/**
 * 항목 관리: what managers choose from, in the academy's order. Each change is saved at once and can be
 * taken back.
 */
export function PresetsTab() {
  const { data, isError, refetch } = useQuery(pointQueries.presets());
  const missing = useManager().missing('points.write');
  const { busy, save } = usePresets(data);
  const [open, setOpen] = useState<PointPreset | 'new'>();
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
      <div className={styles.line}>
        <p className={styles.help}>{texts.help}</p>
        {add}
      </div>
      {presets.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={
            <Button
              disabledReason={missing}
              onClick={() => !busy && save(STARTER_PRESETS.map((item) => ({ ...item, id: null })))}
            >
              {texts.starter(STARTER_PRESETS.length)}
            </Button>
          }
        >
          {texts.emptyHelp}
        </EmptyState>
      ) : (
        <ol className={styles.list} aria-label={texts.list}>
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
        </ol>
      )}
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
