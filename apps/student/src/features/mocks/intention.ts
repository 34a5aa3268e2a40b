import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import type { MyMockRegistration, RegistrationBody } from '@academy/domain/mocks';

interface About {
  studentId: StudentId;
  mockExamId: MockExamId;
}

/** What a student has decided to do with an exam. */
export type Intention = About &
  (
    | { kind: 'register'; body: RegistrationBody }
    | { kind: 'modify'; registrationId: MockRegistrationId; body: RegistrationBody }
    | { kind: 'cancel'; registrationId: MockRegistrationId }
  );

const sameSubjects = (body: RegistrationBody, { selectedSubjects }: MyMockRegistration) =>
  (body.selectedSubjects ?? selectedSubjects).join() === selectedSubjects.join();

/**
 * Whether a registration of 내 신청 shows that the intention was carried out. Registering: there is
 * one for the exam that counts. Modifying and cancelling: the registration says what was asked for.
 */
export function isCarriedOut(intention: Intention, registration: MyMockRegistration): boolean {
  if (intention.kind === 'register')
    return registration.mockExamId === intention.mockExamId && !registration.canceled;
  if (registration.id !== intention.registrationId) return false;
  if (intention.kind === 'cancel') return registration.canceled;
  return (
    !registration.canceled &&
    sameSubjects(intention.body, registration) &&
    registration.onSiteExam === (intention.body.onSiteExam ?? registration.onSiteExam)
  );
}
