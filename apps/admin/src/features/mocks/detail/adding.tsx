import type { ComponentProps } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { AddRegistration } from './add-registration';
import { UnpaidFees } from './unpaid-fees';

const PasteRegistrations = lazyPart(
  async () => (await import('./paste-registrations')).PasteRegistrations,
  null,
);

/** What the list's tools open: students are added, one or a pasted list, or told what they owe. */
export const Adding = ({
  what,
  ...props
}: ComponentProps<typeof PasteRegistrations> & { what: string | null }) => (
  <>
    {what === 'paste' && <PasteRegistrations {...props} />}
    {what === 'add' && <AddRegistration {...props} />}
    {what === 'unpaid' && <UnpaidFees {...props} />}
  </>
);
