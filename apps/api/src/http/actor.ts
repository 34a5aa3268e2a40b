import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { ManagerRole } from '@academy/domain/login';

/** Whoever a valid access token speaks for. The role comes from the database, never from the token's claims. */
export interface StudentActor {
  side: 'student';
  studentId: StudentId;
  sessionId: string;
}

export interface ManagerActor {
  side: 'manager';
  managerId: ManagerId;
  role: ManagerRole;
  sessionId: string;
}

export type Actor = StudentActor | ManagerActor;

declare module 'fastify' {
  interface FastifyRequest {
    /** ms since epoch by the app's clock when the request's head had arrived: what every cutoff is judged by. */
    receivedAt: number;
    actor: Actor | null;
  }
}
