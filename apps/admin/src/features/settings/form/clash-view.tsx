import { formatMoment } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { WarningIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import { settingsTexts as texts } from '../settings-texts';
import { ClashChoice } from './clash-choice';
import styles from './clash-view.module.css';
import type { Clash } from './state';
import type { TabForm } from './use-tab-form';

/**
 * Somebody else saved first: what both changed is shown with both values and waits for a decision,
 * what only they changed is named; nothing is overwritten unseen. Takes the focus, because the
 * button that led here stands elsewhere.
 */
export function ClashView<Draft extends object>({
  form,
  clash,
}: {
  form: TabForm<Draft>;
  clash: Clash<Draft>;
}) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const {
    base: { updatedAt, updatedByName },
    model: { labels },
  } = form;
  useEffect(() => ref.current?.focus(), []);

  return (
    <section ref={ref} className={styles.clash} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <WarningIcon />{' '}
        {texts.staleTitle(
          updatedByName ?? texts.system,
          updatedAt === null ? '' : formatMoment(new Date(updatedAt)),
        )}
      </h2>
      <p>{clash.fields.length > 0 ? texts.stale : texts.merged}</p>
      {clash.fields.map((field) => (
        <ClashChoice key={field} field={field} form={form} clash={clash} />
      ))}
      {clash.taken.length > 0 && (
        <p>{texts.taken(clash.taken.map((field) => labels[field]).join(', '))}</p>
      )}
      {clash.open.length === 0 && (
        <Button size="dense" className={styles.done} onClick={form.endClash}>
          {texts.done}
        </Button>
      )}
    </section>
  );
}
