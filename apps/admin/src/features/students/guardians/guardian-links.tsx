import { lazy, Suspense, type ComponentProps } from 'react';

const GuardianLinksDialog = lazy(async () => ({
  default: (await import('./guardian-links-dialog')).GuardianLinksDialog,
}));

/** The dialog of guardians' links, fetched when somebody asks for it. */
export const GuardianLinks = (props: ComponentProps<typeof GuardianLinksDialog>) => (
  <Suspense fallback={null}>
    <GuardianLinksDialog {...props} />
  </Suspense>
);
