import { createToastStore } from '@academy/ui/toast';

/** The one queue of short messages: pages show, the shell renders. */
export const toasts = createToastStore();
