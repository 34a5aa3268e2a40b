import type { Clash, FieldOf, VersionedForm } from '@academy/app-kit/forms';
import type { Field } from '@academy/domain/fields';
import { Button } from '@academy/ui/button';
import { WarningIcon } from '@academy/ui/icon';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../texts/messages';
import styles from './save-clash.module.css';

const texts = messages.saveClash;

/** A form that another user's save has met. */
export interface Clashing<Base, Draft extends object> {
  form: Pick<VersionedForm<Base, Draft>, 'base' | 'choose' | 'chosen' | 'endClash'>;
  clash: Clash<Draft>;
}

/** What the fields are called: their descriptions, or the words of a form of its own. */
type Labels<Draft> = Record<FieldOf<Draft>, string | Pick<Field, 'label'>>;
const labelOf = (called: string | Pick<Field, 'label'>) =>
  typeof called === 'string' ? called : called.label;

interface Props<Base, Draft extends object> extends Clashing<Base, Draft> {
  title: string;
  labels: Labels<Draft>;
  /** One field in words. */
  valueText: (draft: Draft, field: FieldOf<Draft>) => string;
}

/** Why nothing can be saved while both values of a field wait for a decision. */
export const clashReason = <Draft extends object>(
  clash: Clash<Draft> | undefined,
  labels: Labels<Draft>,
): string | undefined =>
  clash && clash.open.length > 0
    ? texts.chooseFirst(clash.open.map((field) => labelOf(labels[field])).join(', '))
    : undefined;

/**
 * Mine or theirs, with both values; neither is chosen beforehand. Native radios, because a value
 * may fill several lines.
 */
function Choice<Base, Draft extends object>({
  field,
  form,
  clash,
  labels,
  valueText,
}: Omit<Props<Base, Draft>, 'title'> & { field: FieldOf<Draft> }) {
  const name = useId();
  const chosen = form.chosen(field);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.field}>{labelOf(labels[field])}</legend>
      {(['mine', 'theirs'] as const).map((whose) => (
        <label key={whose} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === whose}
            onChange={() => form.choose(field, whose)}
          />
          <span>
            {texts[whose]}: <strong>{valueText(clash[whose], field) || texts.nothing}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Another user saved first: what both changed is shown with both values and waits for a decision,
 * what only they changed is named; nothing is overwritten unseen. Takes the focus, because the
 * button that led here is elsewhere.
 */
export function SaveClash<Base, Draft extends object>({ title, ...clashing }: Props<Base, Draft>) {
  const { clash, labels, form } = clashing;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={styles.clash} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <WarningIcon /> {title}
      </h2>
      <p>{clash.fields.length > 0 ? texts.choose : texts.merged}</p>
      {clash.fields.map((field) => (
        <Choice key={field} field={field} {...clashing} />
      ))}
      {clash.taken.length > 0 && (
        <p>{texts.taken(clash.taken.map((field) => labelOf(labels[field])).join(', '))}</p>
      )}
      {clash.open.length === 0 && (
        <Button size="dense" className={styles.done} onClick={form.endClash}>
          {texts.done}
        </Button>
      )}
    </section>
  );
}
