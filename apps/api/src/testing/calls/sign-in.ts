import type { StudentId } from '@academy/domain/ids';
import { sessions } from '../../db/schema';
import { createAccessTokens } from '../../http/auth/access-token';
import { insertStudent } from '../data/a-student';
import type { TestApp } from '../test-app';

const DAY_MS = 86_400_000;

export interface SignedIn {
  id: StudentId;
  token: string;
}

/** Signs a student in without the login's even pace: for tests that need many. */
export async function signIn(
  { database, keys, clock }: TestApp,
  studentId: StudentId,
): Promise<string> {
  const now = clock.now();
  const [session] = await database.db
    .insert(sessions)
    .values({
      subjectKind: 'student',
      subjectId: studentId,
      createdAt: now,
      lastUsedAt: now,
      activatedAt: now,
      expiresAt: new Date(now.getTime() + DAY_MS),
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('the session was not inserted');
  return createAccessTokens(keys).sign(
    { subject: studentId, sessionId: session.id, side: 'student', role: 'STUDENT', minutes: 30 },
    now,
  );
}

/**
 * New students, one per call and signed in: a test takes its own, and another when it needs one.
 */
export function newStudents(server: TestApp): () => Promise<SignedIn> {
  let made = 0;
  return async () => {
    const index = made;
    made += 1;
    const id = await insertStudent(server.database.db, {
      name: `학생${index}`,
      phone: `0109${String(index).padStart(7, '0')}`,
    });
    return { id, token: await signIn(server, id) };
  };
}

/** This many new students, signed in. */
export async function signedInStudents(server: TestApp, count: number): Promise<SignedIn[]> {
  const next = newStudents(server);
  const people: SignedIn[] = [];
  while (people.length < count) people.push(await next());
  return people;
}
