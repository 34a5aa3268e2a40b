import type { Grants } from '@academy/domain/rights';
import type { OpenDuties } from './sessions';
import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';

/**
 * The account of a valid access token. The role comes from the database, never from the token's
 * claims.
 */
export interface StudentActor {
  side: 'student';
  studentId: StudentId;
  sessionId: string;
}

/** `role` and `areas` decide what the account may do (`can`). */
export interface ManagerActor extends Grants, OpenDuties {
  side: 'manager';
  managerId: ManagerId;
  sessionId: string;
}

/** One of the academy's own devices: it may do its work, and nothing else. */
export interface TerminalActor {
  side: 'terminal';
  terminalId: TerminalId;
  name: string;
}

/** Who has signed in. */
export type Person = StudentActor | ManagerActor;
export type Actor = Person | TerminalActor;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * ms since epoch by the app's clock when the request's head had arrived: what every cutoff is
     * judged by.
     */
    receivedAt: number;
    /** Until when it is to be answered (`performance.now()`). */
    answerBy: number;
    actor: Actor | null;
  }
}
