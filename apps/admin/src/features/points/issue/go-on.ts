import { onEnter } from '@academy/ui/enter-key';

/**
 * The form without a mouse: Enter in an empty search goes on, from the students to the item and
 * from there to the button, and never gives by itself.
 */
export const goOn = onEnter<HTMLInputElement>((event) => {
  const { form, value } = event.currentTarget;
  if (event.defaultPrevented) return;
  event.preventDefault();
  const stops = [...(form?.elements ?? [])].filter((one) =>
    one.matches('[type=search], [type=submit]'),
  );
  const next = stops[stops.indexOf(event.currentTarget) + 1];
  if (value === '' && next instanceof HTMLElement) next.focus();
});

/** From the button without students: the next round begins. */
export const beginAgain = onEnter<HTMLButtonElement>(({ currentTarget: { form } }) =>
  form?.querySelector<HTMLElement>('[type=search]')?.focus(),
);
