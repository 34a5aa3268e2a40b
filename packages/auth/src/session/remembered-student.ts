import type { Tabs } from '../tabs/tabs';

/** Who is signed in to this browser, as a tab without a network needs to know it. Never a token. */
export interface RememberedStudent {
  studentId: string;
  /** The token's subject: what a token that comes later is compared with. */
  subject: string | null;
}

export function rememberedStudent(tabs: Pick<Tabs, 'read'>): RememberedStudent | null {
  const [studentId, subject] = tabs.read('student')?.split('\n') ?? [];
  return studentId ? { studentId, subject: subject || null } : null;
}

export function rememberStudent(
  tabs: Pick<Tabs, 'write'>,
  { studentId, subject }: RememberedStudent,
): void {
  tabs.write('student', `${studentId}\n${subject ?? ''}`);
}
