import type { FieldOf } from '@academy/app-kit/forms';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Row, Stack } from '@academy/ui/layout';
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { clashReason, SaveClash } from '../../../shared/forms/save-clash';
import { messages } from '../../../shared/texts/messages';
import { useManager } from '../../../shared/session/use-manager';
import type { SectionProps } from '../form/tab-form';
import type { TabForm } from '../form/use-tab-form';
import { guideTexts as texts } from './guide-texts';

interface Props<Draft extends object> {
  form: TabForm<Draft>;
  /** The fields of this step: what another one asks for does not hold it up. */
  fields: readonly FieldOf<Draft>[];
  onSubmit: () => void;
  /** Beside the button that saves. */
  later: ReactNode;
  Sections: ComponentType<SectionProps<Draft>>;
}

/** A step that is a part of the settings: what is in it can be saved as it is. */
export function GuideForm<Draft extends object>({
  form,
  fields,
  onSubmit,
  later,
  Sections,
}: Props<Draft>) {
  const { fields: labels, valueText, writing = 'settings.write' } = form.model;
  const missing = useManager().missing(writing);
  const wrong = fields.some((field) => form.errors[field] !== undefined);
  const blocked = missing ?? clashReason(form.clash, labels);
  // Who has typed nothing yet did nothing wrong.
  const [tried, setTried] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (blocked !== undefined) return;
    if (!wrong) {
      onSubmit();
      return;
    }
    flushSync(() => setTried(true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        {form.clash && (
          <SaveClash
            key={form.base.version}
            title={messages.saveClash.title}
            form={form}
            clash={form.clash}
            labels={labels}
            valueText={valueText}
          />
        )}
        <Sections form={tried ? form : { ...form, errors: {} }} disabledReason={missing} />
        <InlineError>{form.failure}</InlineError>
        <Row gap={8} justify="end">
          {later}
          <Button type="submit" variant="primary" loading={form.busy} disabledReason={blocked}>
            {texts.save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
