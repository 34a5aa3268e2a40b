export type Urgency = 'polite' | 'assertive';

type Listener = (text: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/**
 * Has a screen reader say `text`. `polite` waits for its turn; `assertive` interrupts and is for
 * failures only. Nothing is said while no LiveRegion is mounted.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  for (const listener of listeners) listener(text, urgency);
}

export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
