import {
  handedNeeds,
  handedSettingName,
  type DecidedSettings,
  type HandedSetting,
} from '@academy/domain/settings';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { HandDialog } from '../../../shared/branches/hand-dialog';
import { handTexts } from '../../../shared/branches/hand-texts';
import { BoxGroup } from '../../../shared/forms/box-group';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { handSettingsTexts as texts } from './hand-settings-texts';

const decidedQuery = {
  queryKey: ['settings', 'branches'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.decidedSettings({ signal }),
  staleTime: 0,
};

interface ChoiceProps {
  content: DecidedSettings['content'];
  chosen: ReadonlySet<HandedSetting>;
  onChange: (chosen: ReadonlySet<HandedSetting>) => void;
}

function SettingChoice({ content, chosen, onChange }: ChoiceProps) {
  const { missing } = useManager();
  return (
    <BoxGroup
      legend={texts.settings}
      help={[content.every(({ decided }) => decided) ? undefined : texts.undecidedHelp]}
      wide
    >
      {content.map(({ setting, decided }) => (
        <Checkbox
          key={setting}
          label={handedSettingName(setting)}
          checked={chosen.has(setting)}
          disabledReason={missing(handedNeeds(setting)) ?? (decided ? undefined : texts.undecided)}
          onCheckedChange={(on) =>
            onChange(
              new Set([...chosen].filter((one) => one !== setting).concat(on ? setting : [])),
            )
          }
        />
      ))}
    </BoxGroup>
  );
}

interface Props {
  /** What the tab is about, chosen at first. */
  setting: HandedSetting;
  onClose: () => void;
}

/** 지점에 맞추기: which settings which branches of the head office take over. */
function HandSettings({ setting, onClose }: Props) {
  const { data, isError, refetch } = useQuery(decidedQuery);
  const [wanted, setWanted] = useState<ReadonlySet<HandedSetting>>(new Set([setting]));
  const decided = data?.content.filter((one) => one.decided).map((one) => one.setting) ?? [];
  const chosen = new Set(decided.filter((one) => wanted.has(one)));
  return (
    <HandDialog
      title={texts.title}
      help={texts.help}
      what={texts.what}
      needs="settings.write"
      send={(branches) => api.handSettings({ body: { settings: [...chosen], branches } })}
      reads={decidedQuery.queryKey}
      toChoose={chosen.size === 0 ? texts.chooseSetting : undefined}
      onClose={onClose}
    >
      {data ? (
        <SettingChoice content={data.content} chosen={chosen} onChange={setWanted} />
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </HandDialog>
  );
}

/** Opens it from a tab of a head office; what the tab has not saved yet does not go. */
export function HandSettingsButton({
  setting,
  unsaved,
}: {
  setting: HandedSetting;
  unsaved: boolean;
}) {
  const { seesBranches } = useManager();
  const [open, setOpen] = useState(false);
  if (!seesBranches) return null;
  return (
    <>
      <Button
        size="dense"
        disabledReason={unsaved ? texts.saveFirst : undefined}
        onClick={() => setOpen(true)}
      >
        {handTexts.open}
      </Button>
      {open && <HandSettings setting={setting} onClose={() => setOpen(false)} />}
    </>
  );
}
