import { createToastStore } from '@academy/ui/toast';

/** Short messages of success and undo; the shell shows them, any code sends them. */
export const toasts = createToastStore();
