import type {
  AttachmentId,
  ManagerId,
  MockExamId,
  MockRegistrationId,
  MoveId,
  NewsId,
  ReasonId,
  ScheduleId,
  StudentId,
} from '@academy/domain/ids';
import { insertAttachmentOf } from './some-attachment';
import { insertManager } from './a-manager';
import { insertLoginTraces, type LoginTraces } from './some-login-traces';
import { insertDeposits, type SomeDeposits } from './some-deposits';
import { insertExam, insertRegistration } from './some-exam';
import { insertSomeMove } from './some-move';
import { insertNews } from './some-news';
import { insertPenalty, type SomePoints } from './some-points';
import { insertReason } from './some-reason';
import { insertSchedule } from './some-schedule';
import { insertTerminal, type SomeTerminal } from './some-terminal';
import { insertOfFeatures } from '../of-features';
import type { TestApp } from '../test-app';

/** One of everything that a student can have, under the names of the paths' parameters. */
export interface Belongings extends SomeDeposits, SomePoints, LoginTraces, SomeTerminal {
  studentId: StudentId;
  /** An exam that is open. */
  id: MockExamId;
  registrationId: MockRegistrationId;
  /**
   * Another exam, for what managers do to exams and registrations, and the student's registration
   * for it.
   */
  examId: MockExamId;
  examRegistrationId: MockRegistrationId;
  scheduleId: ScheduleId;
  reasonId: ReasonId;
  /** A picture of that reason. */
  attachmentId: AttachmentId;
  /** A signup that waits. */
  managerId: ManagerId;
  /** A live notice for all. */
  newsId: NewsId;
  /** A move of another student between branches, before its day. */
  moveId: MoveId;
}

export async function giveBelongings(server: TestApp, studentId: StudentId): Promise<Belongings> {
  const {
    database: { db },
    clock,
  } = server;
  const now = clock.now();
  const id = await insertExam(db, now);
  const examId = await insertExam(db, now, { title: '4월 모의고사' });
  const by = server.managers[0];
  if (by === undefined) throw new Error('nobody can have booked anything');
  const reasonId = await insertReason(db, now, studentId);
  const terminal = await insertTerminal(db, { by, now });
  return {
    studentId,
    id,
    registrationId: await insertRegistration(db, now, { studentId, mockExamId: id }),
    examId,
    examRegistrationId: await insertRegistration(db, now, {
      studentId,
      mockExamId: examId,
      onSiteState: 'confirmed',
    }),
    scheduleId: await insertSchedule(db, now, studentId),
    reasonId,
    attachmentId: await insertAttachmentOf(server, { studentId, reasonId, now }),
    ...(await insertDeposits(db, { studentId, by, now })),
    ...(await insertLoginTraces(db, { studentId, now })),
    ...(await insertPenalty(db, { studentId, by, now })),
    ...terminal,
    ...(await insertOfFeatures(db, { studentId, terminalId: terminal.terminalId, now })),
    managerId: (await insertManager(server, { status: 'PENDING' })).id,
    newsId: await insertNews(db, { publishedAt: now }),
    moveId: await insertSomeMove(db, { by, now }),
  };
}
