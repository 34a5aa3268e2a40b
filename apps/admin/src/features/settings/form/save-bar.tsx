import type { FieldOf } from '@academy/app-kit/forms';
import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row } from '@academy/ui/layout';
import { clashReason } from '../../../shared/forms/save-clash';
import { formTexts as texts } from './form-texts';
import styles from './save-bar.module.css';
import type { TabForm } from './use-tab-form';

interface Props<Draft extends object> {
  form: TabForm<Draft>;
  disabledReason: string | undefined;
}

/** Always in view: how many changes wait, what is in the way of saving, who saved last. */
export function SaveBar<Draft extends object>({ form, disabledReason }: Props<Draft>) {
  const {
    base,
    changed,
    clash,
    errors,
    failure,
    busy,
    waiting,
    model: { labels },
  } = form;
  const names = (fields: readonly FieldOf<Draft>[]) =>
    fields.map((field) => labels[field]).join(', ');
  const isWrong = (field: string): field is FieldOf<Draft> =>
    Object.hasOwn(labels, field) &&
    Object.entries(errors).some(([name, error]) => name === field && error !== undefined);
  const wrong = Object.keys(labels).filter(isWrong);
  const open = clashReason(clash, labels);
  const blocked = wrong.length > 0 ? `${texts.fixErrors} (${names(wrong)})` : open;
  const lastSaved =
    base.updatedAt === null
      ? texts.neverSaved
      : texts.lastSaved(formatMoment(new Date(base.updatedAt)), base.updatedByName ?? texts.system);
  const unchanged = changed.length === 0 ? texts.noChanges : undefined;

  return (
    <div className={styles.saveBar}>
      <p className={styles.state}>
        <strong aria-live="polite">
          {changed.length > 0 ? texts.changes(changed.length) : texts.noChanges}
        </strong>
        <span className={styles.detail}>
          {waiting ? texts.willSave : changed.length > 0 ? names(changed) : lastSaved}
        </span>
      </p>
      {failure && <InlineError>{failure}</InlineError>}
      <p className={styles.blocked} aria-live="polite">
        {blocked}
      </p>
      <Row gap={8} wrap={false}>
        <Button onClick={form.discard} disabledReason={disabledReason ?? unchanged}>
          {texts.discard}
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabledReason={disabledReason ?? unchanged ?? blocked}
        >
          {texts.save}
        </Button>
      </Row>
    </div>
  );
}
