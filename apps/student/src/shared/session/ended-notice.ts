import type { EndReason } from '@academy/auth';

let reason: EndReason | undefined;

/** Why the last login ended, kept for the login screen. */
export const endedNotice = {
  put(next: EndReason): void {
    reason = next;
  },
  get: (): EndReason | undefined => reason,
};
