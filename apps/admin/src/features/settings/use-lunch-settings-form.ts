import { ApiError, errorText } from '@academy/api-client';
import { checkLunchSettings, editedLunchSettingsSchema, type EditedLunchSettings, type LunchSettingsDraft } from '@academy/domain/settings';
import { useState } from 'react';
import { messages } from '../../shared/messages';
import { toasts } from '../../shared/toasts';
import { useUnsavedChanges } from '../../shared/unsaved-changes';
import { changedFields, type SettingsField } from './settings-draft';
import { useSaveLunchSettings } from './settings-queries';
import { choose, chosen, confirm, discard, edit, endClash, meet } from './settings-state';
import { settingsTexts as texts } from './settings-texts';
import { useSettingsState } from './use-settings-state';

/** The 412 answer carries the version that stands now, so nothing has to be read again. */
function newerVersion(error: unknown): EditedLunchSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const body = error.body;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  return editedLunchSettingsSchema.safeParse(current).data;
}

const failureText = (error: unknown) => errorText(error, messages.errors.save);

/** The draft beside the saved settings: what changed, what is wrong, saving, undo, and a newer save by somebody else. */
export function useLunchSettingsForm(loaded: EditedLunchSettings) {
  const [state, setState] = useSettingsState(loaded);
  const [failure, setFailure] = useState<string>();
  const save = useSaveLunchSettings();
  const { base, draft, clash } = state;
  const changed = changedFields(base.settings, draft);
  const errors = checkLunchSettings(draft);
  useUnsavedChanges(changed.length > 0);

  async function takeBack(before: LunchSettingsDraft, saved: EditedLunchSettings) {
    try {
      const undone = await save.mutateAsync({ settings: before, version: saved.version });
      setState((now) => confirm(now, saved.settings, undone));
      toasts.show({ text: texts.undone, tone: 'success' });
    } catch (error) {
      // Not in the form: by now the manager may be elsewhere.
      toasts.show({ text: failureText(error), tone: 'danger' });
    }
  }

  async function submit() {
    setFailure(undefined);
    const before = base.settings;
    try {
      const saved = await save.mutateAsync({ settings: draft, version: base.version });
      setState((now) => confirm(now, draft, saved));
      toasts.show({ text: texts.saved, tone: 'success', undo: { label: texts.undo, run: () => void takeBack(before, saved) } });
    } catch (error) {
      const newer = newerVersion(error);
      if (newer) setState((now) => meet(now, newer));
      else setFailure(failureText(error));
    }
  }

  return {
    draft, base, changed, errors, clash, failure, busy: save.isPending, waiting: save.isPaused, submit,
    set: <F extends SettingsField>(field: F, value: LunchSettingsDraft[F]) => setState((now) => edit(now, { [field]: value })),
    discard: () => {
      setState(discard);
      setFailure(undefined);
    },
    choose: (field: SettingsField, whose: 'mine' | 'theirs') => setState((now) => choose(now, field, whose)),
    chosen: (field: SettingsField) => chosen(state, field),
    endClash: () => setState(endClash),
  };
}

export type LunchSettingsForm = ReturnType<typeof useLunchSettingsForm>;
