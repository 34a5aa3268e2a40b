import { ApiError, errorText } from '@academy/api-client';
import { checkLunchSettings, editedLunchSettingsSchema, type EditedLunchSettings, type LunchSettingsDraft } from '@academy/domain/settings';
import { useState } from 'react';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { changedFields, mergeDraft, type SettingsField } from './settings-draft';
import { useSaveLunchSettings } from './settings-queries';
import { settingsTexts as texts } from './settings-texts';

/** A newer save by somebody else that this draft met: both values of `fields` are shown until the manager chooses. */
export interface Clash {
  theirs: LunchSettingsDraft;
  fields: SettingsField[];
}

/** The 412 answer carries the version that stands now, so nothing has to be read again. */
function newerVersion(error: unknown): EditedLunchSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const body = error.body;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return editedLunchSettingsSchema.safeParse(current).data;
}

/** The draft beside the saved settings: what changed, what is wrong, saving, undo, and a newer save by somebody else. */
export function useLunchSettingsForm(loaded: EditedLunchSettings) {
  const [base, setBase] = useState(loaded);
  const [draft, setDraft] = useState<LunchSettingsDraft>(loaded.settings);
  const [clash, setClash] = useState<Clash>();
  const [failure, setFailure] = useState<string>();
  const save = useSaveLunchSettings();
  const changed = changedFields(base.settings, draft);
  const errors = checkLunchSettings(draft);

  function meet(newer: EditedLunchSettings) {
    const { merged, conflicts } = mergeDraft(base.settings, draft, newer.settings);
    setBase(newer);
    setDraft(merged);
    setClash({ theirs: newer.settings, fields: conflicts });
  }

  async function store(settings: LunchSettingsDraft, version: number) {
    const saved = await save.mutateAsync({ settings, version });
    setBase(saved);
    setDraft(saved.settings);
    setClash(undefined);
    return saved;
  }

  async function submit() {
    setFailure(undefined);
    const before = base.settings;
    try {
      const saved = await store(draft, base.version);
      const takeBack = () => store(before, saved.version).catch((error: unknown) => setFailure(errorText(error, messages.errors.save)));
      toasts.show({ text: texts.saved, tone: 'success', undo: { label: texts.undo, run: () => void takeBack() } });
    } catch (error) {
      const newer = newerVersion(error);
      if (newer) meet(newer);
      else setFailure(errorText(error, messages.errors.save));
    }
  }

  return {
    draft, base, changed, errors, clash, failure, busy: save.isPending, submit,
    set: <F extends SettingsField>(field: F, value: LunchSettingsDraft[F]) => setDraft((now) => ({ ...now, [field]: value })),
    discard: () => { setDraft(base.settings); setClash(undefined); setFailure(undefined); },
    /** Settles a field of a clash: with this draft's value, or with the one that was saved meanwhile. */
    choose: (field: SettingsField, value: LunchSettingsDraft[SettingsField]) => setDraft((now) => ({ ...now, [field]: value })),
  };
}

export type LunchSettingsForm = ReturnType<typeof useLunchSettingsForm>;
