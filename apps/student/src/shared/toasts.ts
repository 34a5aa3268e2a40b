import { createToastStore } from '@academy/ui/toast';

/** Short messages of success and undo; the shell shows them, anybody sends them. */
export const toasts = createToastStore();
