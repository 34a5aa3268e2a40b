import type { ComponentProps } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { AddRegistration } from './add-registration';

const PasteRegistrations = lazyPart(
  async () => (await import('./paste-registrations')).PasteRegistrations,
  null,
);

/** The window in which students are added: one of them, or a pasted list. */
export const Adding = ({
  what,
  ...props
}: ComponentProps<typeof PasteRegistrations> & { what: string | null }) => (
  <>
    {what === 'paste' && <PasteRegistrations {...props} />}
    {what === 'add' && <AddRegistration {...props} />}
  </>
);
