import type { EndReason, TabMessage } from '../tabs/tabs';
import type { RememberedLogin } from './remembered-login';
import { isSomebodyElse, sessionOf, subjectOf, type StoredSession } from './session-role';

interface Here {
  stored: StoredSession | null;
  /** The user for whom this tab opened while the server did not answer. */
  remembered: RememberedLogin | null;
  isSignedOut: boolean;
}

/** What another tab's message means for this one: its login ends, or another is stored. */
type Heeded = { end: EndReason } | { store: StoredSession } | null;

const OTHER: Heeded = { end: 'other-account' };

function heedSignIn(
  { role, subject }: Extract<TabMessage, { type: 'signed-in' }>,
  { stored, remembered }: Here,
): Heeded {
  const somebodyElse = stored
    ? stored.role === role && subjectOf(stored.accessToken) !== subject
    : isSomebodyElse(remembered?.subject, subject);
  return somebodyElse ? OTHER : null;
}

/** Another tab's token is this one's as well where it is of the same account. */
function heedToken(
  { role, subject, accessToken }: Extract<TabMessage, { type: 'refreshed' }>,
  { stored, remembered, isSignedOut }: Here,
): Heeded {
  if (stored) {
    const isSame = stored.role === role && subjectOf(stored.accessToken) === subject;
    return isSame ? { store: { ...stored, accessToken } } : null;
  }
  if (isSomebodyElse(remembered?.subject, subject)) return OTHER;
  if (isSignedOut) return null;
  return { store: sessionOf(accessToken, remembered?.studentId ?? null, role) };
}

export function heed(message: TabMessage, here: Here): Heeded {
  switch (message.type) {
    case 'ended':
      return here.isSignedOut ? null : { end: message.reason };
    case 'signed-in':
      return heedSignIn(message, here);
    case 'refreshed':
      return heedToken(message, here);
    case 'logout':
      return null;
  }
}
