import type { Endpoint } from '@academy/domain/http';
import type { MockExamId, StudentId } from '@academy/domain/ids';
import {
  mockEndpoints,
  mockManagementEndpoints as desk,
  resultManagementEndpoints as results,
} from '@academy/domain/mocks';
import { anExamForm } from '@academy/domain/testing';
import { shiftDay, type CalendarDay } from '@academy/domain/time';
import type { ExamStep } from './exam-steps';

interface Scene {
  ids: readonly StudentId[];
  today: () => CalendarDay;
  /** Asks as the manager; a refusal is an answer too. */
  ask: (endpoint: Endpoint, params: object, body?: object) => Promise<unknown>;
  /** Asks as a student. */
  askAs: (who: number, endpoint: Endpoint, params: object, body?: object) => Promise<unknown>;
}

/** Acts what happens to exams. */
export function examActor({ ids, today, ask, askAs }: Scene) {
  let count = 0;
  let examId: MockExamId | undefined;

  async function hold(step: ExamStep & { exam: 'hold' }) {
    const date = today();
    const form = anExamForm({
      title: `모의고사 ${(count += 1)}`,
      examDate: date,
      registrationStartDate: date,
      registrationEndDate: shiftDay(date, 3),
      askSubjectOption: false,
      capacity: step.capacity,
      onSiteCapacity: step.seats,
      targetStudents: step.for?.flatMap((index) => ids[index] ?? []) ?? null,
    });
    const made = desk.createExam.response.safeParse(await ask(desk.createExam, {}, form)).data;
    examId = made?.id ?? examId;
  }
  const registrationOf = async (of: MockExamId, who: number) => {
    // An exam that was taken back has none.
    const { data } = desk.examRegistrations.response.safeParse(
      await ask(desk.examRegistrations, { examId: of }),
    );
    const own = data?.content.filter(({ studentId }) => studentId === ids[who]) ?? [];
    return (own.find(({ canceledAt }) => canceledAt === null) ?? own.at(-1))?.id;
  };
  const register = (of: MockExamId, step: ExamStep & { exam: 'register' }) => {
    const { who, onSite: onSiteExam, waits: waitForSeat } = step;
    const wish = { onSiteExam, waitForSeat };
    return step.desk
      ? ask(
          desk.registerFor,
          { examId: of },
          { studentId: ids[who], selectedSubjects: [], reason: '전화', ...wish },
        )
      : askAs(who, mockEndpoints.register, {}, { mockExamId: of, ...wish });
  };
  async function change(of: MockExamId, step: ExamStep & { exam: 'leave' | 'pay' | 'mark' }) {
    const id = await registrationOf(of, step.who);
    if (id === undefined) return;
    if (step.exam === 'leave')
      await askAs(step.who, mockEndpoints.cancelRegistration, { registrationId: id });
    else if (step.exam === 'pay')
      await ask(
        desk.changePayments,
        { examId: of },
        { ids: [id], change: step.change, day: step.change === 'unconfirm' ? null : today() },
      );
    else
      await ask(
        desk.changeRegistrations,
        { examId: of },
        { ids: [id], change: { attendance: step.attendance } },
      );
  }

  return async (step: ExamStep): Promise<void> => {
    if (step.exam === 'hold') return hold(step);
    if (examId === undefined) return;
    if (step.exam === 'register') await register(examId, step);
    else if (step.exam === 'result') {
      const { subject, percentile } = step;
      const entries = [{ studentId: ids[step.who], subject, percentile }];
      await ask(results.saveResults, { examId }, { entries });
    } else if (step.exam === 'publish')
      await ask(results.publishResults, { examId }, { published: step.published });
    else if (step.exam === 'call-off') await ask(desk.cancelExam, { examId }, { reason: '눈' });
    else await change(examId, step);
  };
}
