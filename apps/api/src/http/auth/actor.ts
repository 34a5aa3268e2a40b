import type { Grants } from '@academy/domain/rights';
import type { ManagerId, StudentId } from '@academy/domain/ids';

/**
 * Whoever a valid access token speaks for. The role comes from the database, never from the token's
 * claims.
 */
export interface StudentActor {
  side: 'student';
  studentId: StudentId;
  sessionId: string;
}

/** `role` and `areas` decide what the account may do (`can`). */
export interface ManagerActor extends Grants {
  side: 'manager';
  managerId: ManagerId;
  /** Signed in with a temporary password that still has to be replaced. */
  mustChangePassword: boolean;
  sessionId: string;
}

export type Actor = StudentActor | ManagerActor;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * ms since epoch by the app's clock when the request's head had arrived: what every cutoff is
     * judged by.
     */
    receivedAt: number;
    actor: Actor | null;
  }
}
