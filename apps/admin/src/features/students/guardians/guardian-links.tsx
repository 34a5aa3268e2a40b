import { Button } from '@academy/ui/button';
import { useState, type ComponentProps } from 'react';
import { lazyPart } from '../../../shared/page/lazy-part';
import { useManager } from '../../../shared/session/use-manager';
import { studentTexts } from '../student-texts';

/** The dialog of guardians' links. */
export const GuardianLinks = lazyPart(
  async () => (await import('./guardian-links-dialog')).GuardianLinksDialog,
  null,
);

/** Opens the links of some students' guardians. */
export function GuardianLinksButton({
  students,
}: Required<Pick<ComponentProps<typeof GuardianLinks>, 'students'>>) {
  const [isOpen, setIsOpen] = useState(false);
  const { missing, uses } = useManager();
  if (!uses('guardians')) return null;
  return (
    <>
      <Button
        size="dense"
        disabledReason={missing('contacts.read')}
        onClick={() => setIsOpen(true)}
      >
        {studentTexts.guardians}
      </Button>
      {isOpen && <GuardianLinks students={students} onClose={() => setIsOpen(false)} />}
    </>
  );
}
