import type { FieldOf } from '@academy/app-kit/forms';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { saveText } from '@academy/ui/words';
import { useLayoutEffect, useRef } from 'react';
import { clashReason } from '../../../shared/forms/save-clash';
import { formTexts as texts } from './form-texts';
import styles from './save-bar.module.css';
import type { TabForm } from './use-tab-form';

interface Props<Draft extends object> {
  form: TabForm<Draft>;
  /** The element id of the form that it saves. */
  formId: string;
  disabledReason: string | undefined;
}

/** In view while something is not saved: how many changes wait, and what is in their way. */
export function SaveBar<Draft extends object>({ form, formId, disabledReason }: Props<Draft>) {
  const {
    changed,
    clash,
    errors,
    failure,
    busy,
    waiting,
    model: { fields: described },
  } = form;
  const names = (fields: readonly FieldOf<Draft>[]) =>
    fields.map((field) => described[field].label).join(', ');
  const isWrong = (field: string): field is FieldOf<Draft> =>
    Object.hasOwn(described, field) &&
    Object.entries(errors).some(([name, error]) => name === field && error !== undefined);
  const wrong = Object.keys(described).filter(isWrong);
  const open = clashReason(clash, described);
  const blocked = wrong.length > 0 ? `${texts.fixErrors} (${names(wrong)})` : open;
  // It goes with its buttons: who pressed one goes on in the tab.
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.focus();
    };
  }, []);

  return (
    <div ref={bar} className={styles.saveBar}>
      <p className={styles.state}>
        <strong>{texts.changes(changed.length)}</strong>
        <span className={styles.detail}>{waiting ? texts.willSave : names(changed)}</span>
      </p>
      {failure && <InlineError>{failure}</InlineError>}
      <p className={styles.blocked} aria-live="polite">
        {blocked}
      </p>
      <Row gap={8} wrap={false}>
        <Button onClick={form.discard} disabledReason={disabledReason}>
          {texts.discard}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={busy}
          disabledReason={disabledReason ?? blocked}
        >
          {saveText}
        </Button>
      </Row>
    </div>
  );
}
