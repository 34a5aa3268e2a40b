import { createToastStore } from '@academy/ui/toast';

/** The one queue of short messages: pages show, the shell renders. */
export const toasts = createToastStore();

/** How long a message offers the way back, ms. */
export const UNDO_SHOWN_MS = 15_000;
