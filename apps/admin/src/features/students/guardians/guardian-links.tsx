import { Button } from '@academy/ui/button';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useManager } from '../../../shared/session/use-manager';
import { studentTexts } from '../student-texts';

const GuardianLinksDialog = lazy(async () => ({
  default: (await import('./guardian-links-dialog')).GuardianLinksDialog,
}));

/** The dialog of guardians' links, fetched when somebody asks for it. */
export const GuardianLinks = (props: ComponentProps<typeof GuardianLinksDialog>) => (
  <Suspense fallback={null}>
    <GuardianLinksDialog {...props} />
  </Suspense>
);

/** Opens the links of some students' guardians. */
export function GuardianLinksButton({
  students,
}: Required<Pick<ComponentProps<typeof GuardianLinks>, 'students'>>) {
  const [isOpen, setIsOpen] = useState(false);
  const missing = useManager().missing('contacts.read');
  return (
    <>
      <Button size="dense" disabledReason={missing} onClick={() => setIsOpen(true)}>
        {studentTexts.guardians}
      </Button>
      {isOpen && <GuardianLinks students={students} onClose={() => setIsOpen(false)} />}
    </>
  );
}
