import { useUnsavedChanges } from '@academy/app-kit/forms';
import { Button } from '@academy/ui/button';
import { ConfirmDialog, Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { closeText } from '@academy/ui/words';
import columnStyles from '@academy/ui/styles/column.module.css';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { formTexts as texts } from './form-texts';

interface Props {
  title: string;
  submitLabel: string;
  size?: 's' | 'm' | 'l';
  /** What was typed would be lost: closing asks first, and so does the way to another page. */
  dirty: boolean;
  busy: boolean;
  /** Why it can't be sent now. */
  blocked?: string | undefined;
  error?: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * The window of every form of the page: sends once, and never loses what was typed without a
 * question.
 */
export function FormDialog({
  title,
  submitLabel,
  size = 'm',
  dirty,
  busy,
  blocked,
  error,
  onClose,
  onSubmit,
  children,
}: Props) {
  const formId = useId();
  const [leaving, setLeaving] = useState(false);
  useUnsavedChanges(dirty);
  const close = () => (dirty ? setLeaving(true) : onClose());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (blocked === undefined && !busy) onSubmit();
  }
  return (
    <>
      <Dialog
        open
        size={size}
        title={title}
        dismissible={!dirty}
        closeOnBack={false}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{closeText}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={busy}
              {...(blocked !== undefined && { disabledReason: blocked })}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className={columnStyles.top12} onSubmit={submit}>
          {children}
          <InlineError>{error}</InlineError>
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={texts.leave.title}
        cancelLabel={texts.leave.stay}
        confirmLabel={closeText}
        danger
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {texts.leave.body}
      </ConfirmDialog>
    </>
  );
}
