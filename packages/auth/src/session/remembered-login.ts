import type { Tabs } from '../tabs/tabs';
import type { SessionState } from './session-state';
import { subjectOf, type StoredSession } from './session-role';

/** Who is signed in to this browser, as a tab without a network needs to know it. Never a token. */
export type RememberedLogin =
  | {
      role: 'student';
      studentId: string;
      /** The token's subject: what a token that comes later is compared with. */
      subject: string | null;
    }
  /**
   * A manager whose token has no subject is not remembered: any account's token could follow it.
   */
  | { role: 'manager'; studentId: null; subject: string };

export function rememberedStudent(tabs: Pick<Tabs, 'read'>) {
  const [studentId, subject] = tabs.read('student')?.split('\n') ?? [];
  return studentId ? { role: 'student' as const, studentId, subject: subject || null } : null;
}

/** The user that the browser remembers for its login. */
export function rememberedLogin(tabs: Pick<Tabs, 'read'>): RememberedLogin | null {
  const role = tabs.read('signed-in');
  if (role === 'student') return rememberedStudent(tabs);
  const subject = tabs.read('manager');
  return role === 'manager' && subject ? { role, studentId: null, subject } : null;
}

/** What a tab without a token is, until something says otherwise. */
export const stateOfRemembered = ({ role, studentId }: RememberedLogin): SessionState =>
  role === 'manager' ? { status: role } : { status: 'student', studentId };

export function remember(
  tabs: Pick<Tabs, 'write'>,
  { role, accessToken, studentId }: StoredSession,
): void {
  const subject = subjectOf(accessToken);
  if (studentId !== null) tabs.write('student', `${studentId}\n${subject ?? ''}`);
  tabs.write('manager', role === 'manager' ? subject : null);
}

export function forgetRemembered(tabs: Pick<Tabs, 'write'>): void {
  tabs.write('student', null);
  tabs.write('manager', null);
}

/** Whose a new tab's token is: asked, unless the browser remembers the very account it names. */
export async function whoseToken(
  tabs: Pick<Tabs, 'read'>,
  accessToken: string,
  ask: () => Promise<string>,
): Promise<string> {
  const known = rememberedStudent(tabs);
  const subject = subjectOf(accessToken);
  return known && subject !== null && known.subject === subject ? known.studentId : ask();
}
