import { onEnter } from '@academy/ui/enter-key';
import { useRef } from 'react';

const STOPS = '[type=search], [type=submit]';

/**
 * The form without a mouse: Enter in an empty search goes on, from the students to the item and
 * from there to the button, and never gives by itself. From the button it goes to the students when
 * nobody is chosen, so that the next round begins.
 */
export function useNextStep({ isEmpty }: { isEmpty: boolean }) {
  const form = useRef<HTMLFormElement>(null);

  const onKeyDown = onEnter<HTMLFormElement>((event) => {
    const { target } = event;
    const stops = [...(form.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const at = stops.findIndex((stop) => stop === target);
    if (event.defaultPrevented || at === -1) return;
    if (target instanceof HTMLInputElement) {
      event.preventDefault();
      if (target.value === '') stops[at + 1]?.focus();
    } else if (isEmpty) {
      stops[0]?.focus();
    }
  });

  return { form, onKeyDown };
}
