import { MOCKS_PAGE_SIZE, type mockEndpoints } from '@academy/domain/mocks';
import type { AcceptTable } from './accept';
import { examIn } from './mock-exam';
import { registrationIn, registrationOf } from './mock-registration';
import { pageIn } from './paging';
import { asId, fieldsOf, firstOf, isRecord, listIn, unwrapped } from './reading';
import { subjectsIn } from './subjects';

/**
 * An exam with the own registration, from a server that sends it: null is none. Other servers leave
 * the field out.
 */
function studentExamIn(item: unknown): unknown {
  const fields = fieldsOf(item);
  const { myRegistration } = fields;
  const exam = examIn(item);
  if (myRegistration === undefined) return exam;
  return {
    ...exam,
    myRegistration: isRecord(myRegistration) ? registrationOf(myRegistration, exam) : null,
  };
}

/**
 * A slice with `hasNext`, or a page that says whether it is the last; `lastId` is the last one's
 * when the server names none.
 */
function sliceIn(body: unknown): unknown {
  const content = listIn(body ?? [])?.map((item) => registrationIn(item));
  if (!content) return body;
  const facts = fieldsOf(unwrapped(body));
  const hasNext = typeof facts.hasNext === 'boolean' ? facts.hasNext : facts.last === false;
  return { content, hasNext, lastId: asId(firstOf(facts, 'lastId')) ?? content.at(-1)?.id ?? null };
}

export const acceptMocks: AcceptTable<typeof mockEndpoints> = {
  openExams: { answer: (body) => pageIn(body ?? [], studentExamIn, MOCKS_PAGE_SIZE) ?? body },
  mockExam: { answer: (body) => (isRecord(body) ? studentExamIn(unwrapped(body)) : body) },
  subjectOptions: { answer: subjectsIn },
  myRegistrations: { answer: sliceIn },
};
