import { createToastStore } from '@academy/ui/toast';

/** Short messages of success and undo; the shell shows them, anybody sends them. */
export const toasts = createToastStore();

/** Takes back a message that is no longer true. */
export function withdrawToast(key: string): void {
  for (const toast of toasts.getSnapshot()) if (toast.key === key) toasts.dismiss(toast.id);
}
