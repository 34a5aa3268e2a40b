import { errorText } from '@academy/api-client';
import { outcomeOf, useCommand } from '@academy/app-kit/writes';
import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import {
  MOCKS_PAGE_SIZE,
  type MyMockRegistration,
  type RegistrationBody,
} from '@academy/domain/mocks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../shared/api';
import { mockQueries, mocksApi, whenRead } from './mocks-queries';
import { registrationTexts } from './mocks-texts';

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

async function send(intention: Intention, key: string): Promise<MyMockRegistration> {
  if (intention.kind === 'register')
    return (await mocksApi.register({ body: intention.body, key })).registration;
  const { registrationId, studentId } = intention;
  const own = { params: { registrationId }, query: { studentId } };
  const { registration } = await (intention.kind === 'modify'
    ? mocksApi.modifyRegistration({ ...own, body: intention.body })
    : mocksApi.cancelRegistration(own));
  return registration;
}

/** Reads 내 신청 slice by slice until it shows that the intention was carried out. */
async function find(intention: Intention): Promise<MyMockRegistration | undefined> {
  const { studentId } = intention;
  let lastId: MyMockRegistration['id'] | null = null;
  do {
    const slice: Awaited<ReturnType<typeof mocksApi.myRegistrations>> =
      await mocksApi.myRegistrations({
        query: { size: MOCKS_PAGE_SIZE, studentId, ...(lastId !== null && { lastId }) },
      });
    const found = slice.content.find((registration) => isCarriedOut(intention, registration));
    if (found) return found;
    lastId = slice.hasNext ? slice.lastId : null;
  } while (lastId !== null);
  return undefined;
}

interface Failure {
  intention: Intention;
  text: string;
  /** Nobody is signed in any more: only a login helps. */
  needsLogin: boolean;
}

interface Options {
  /** The server has done it. Not called when the student has left the page by then. */
  onDone: (intention: Intention, registration: MyMockRegistration) => void;
}

/** Registers, modifies and cancels, one at a time, and keeps what the page shows true to it. */
export function useRegistering({ onDone }: Options) {
  const queryClient = useQueryClient();
  const [loggedOut, setLoggedOut] = useState<Intention>();
  // The answer may come when the drawer is closed already: what to do then is not what it was at
  // the tap.
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  const command = useCommand({
    name: 'register for an exam',
    send,
    find,
    async onSuccess(registration) {
      const { exam, ...own } = registration;
      const read = await whenRead(
        Promise.resolve({ ...exam, myRegistration: own.canceled ? null : own }),
      );
      queryClient.setQueryData(mockQueries.exam(registration.mockExamId).queryKey, read);
    },
    // Also after a no: its reason (closed, full, registered already) is not on the screen yet.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['mocks'] }),
  });

  /** Never twice at a time: two taps that come before the screen has changed are one. */
  function start(intention: Intention): void {
    if (command.isRunning()) return;
    const signedIn = session.state().status === 'student' && session.accessToken() !== null;
    setLoggedOut(signedIn ? undefined : intention);
    command.forget();
    if (signedIn) command.run(intention, (registration) => latest.current(intention, registration));
  }

  return {
    start,
    /** What is under way now. */
    running: command.running,
    checking: command.unsure,
    failure: failureOf(command.failed, loggedOut),
    /** Takes the last failure off the screen. */
    clearFailure() {
      setLoggedOut(undefined);
      command.forget();
    },
  };
}

export type Registering = ReturnType<typeof useRegistering>;

function failureOf(
  failed: { asked: Intention; error: unknown } | undefined,
  loggedOut: Intention | undefined,
): Failure | undefined {
  if (loggedOut)
    return { intention: loggedOut, text: registrationTexts.loginTrouble, needsLogin: true };
  if (!failed) return undefined;
  const { asked: intention, error } = failed;
  const needsLogin = outcomeOf(error) === 'signed-out';
  return {
    intention,
    text: needsLogin
      ? registrationTexts.loginTrouble
      : errorText(error, registrationTexts.failed[intention.kind]),
    needsLogin,
  };
}
