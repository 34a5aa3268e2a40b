import { errorText } from '@academy/api-client';
import { outcomeOf, useCommand } from '@academy/app-kit/writes';
import type { MockExamId, MockRegistrationId, StudentId } from '@academy/domain/ids';
import {
  MOCKS_PAGE_SIZE,
  type MockExam,
  type MyMockRegistration,
  type RegistrationBody,
} from '@academy/domain/mocks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../shared/api';
import { mockQueries, mocksApi, withReadTime } from './mocks-queries';
import { registrationTexts } from './mocks-texts';

interface About {
  studentId: StudentId;
  mockExamId: MockExamId;
}

/** What a student has decided to do with an exam. */
export type Change = About &
  (
    | { kind: 'register'; body: RegistrationBody }
    | { kind: 'modify'; registrationId: MockRegistrationId; body: RegistrationBody }
    | { kind: 'cancel'; registrationId: MockRegistrationId }
  );

const sameSubjects = (body: RegistrationBody, { selectedSubjects }: MyMockRegistration) =>
  (body.selectedSubjects ?? selectedSubjects).join() === selectedSubjects.join();

/**
 * Whether a registration of 내 신청 shows that the change was made. Registering: there is
 * one for the exam that counts. Modifying and cancelling: the registration says what was asked for.
 */
export function isApplied(change: Change, registration: MyMockRegistration): boolean {
  if (change.kind === 'register')
    return registration.mockExamId === change.mockExamId && !registration.canceled;
  if (registration.id !== change.registrationId) return false;
  if (change.kind === 'cancel') return registration.canceled;
  return (
    !registration.canceled &&
    sameSubjects(change.body, registration) &&
    registration.onSiteExam === (change.body.onSiteExam ?? registration.onSiteExam)
  );
}

/** A completed change, with what the server sent about it. */
export interface Done {
  exam?: MockExam | undefined;
  registration?: MyMockRegistration | undefined;
}

function send(change: Change, key: string): Promise<Done> {
  if (change.kind === 'register') return mocksApi.register({ body: change.body, key });
  const { registrationId, studentId } = change;
  const own = { params: { registrationId }, query: { studentId } };
  return change.kind === 'modify'
    ? mocksApi.modifyRegistration({ ...own, body: change.body })
    : mocksApi.cancelRegistration(own);
}

/**
 * Reads 내 신청 slice by slice until it shows that the change was made. What was cancelled may have
 * left the list.
 */
async function find(change: Change): Promise<Done | undefined> {
  let listed = false;
  const { studentId } = change;
  let lastId: MyMockRegistration['id'] | null = null;
  do {
    const slice: Awaited<ReturnType<typeof mocksApi.myRegistrations>> =
      await mocksApi.myRegistrations({
        query: { size: MOCKS_PAGE_SIZE, studentId, ...(lastId !== null && { lastId }) },
      });
    const registration = slice.content.find((one) => isApplied(change, one));
    if (registration) return { registration };
    listed ||= slice.content.some(
      ({ id }) => change.kind === 'cancel' && id === change.registrationId,
    );
    lastId = slice.hasNext ? slice.lastId : null;
  } while (lastId !== null);
  return change.kind === 'cancel' && !listed ? {} : undefined;
}

interface Failure {
  change: Change;
  text: string;
  /** The session has ended: only a login helps. */
  needsLogin: boolean;
}

interface Options {
  /** The server has done it. Not called when the student has left the page by then. */
  onDone: (change: Change, done: Done) => void;
}

/** Registers, modifies and cancels, one at a time, and keeps what the page shows true to it. */
export function useRegistering({ onDone }: Options) {
  const queryClient = useQueryClient();
  const [loggedOut, setLoggedOut] = useState<Change>();
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
    untold: ({ mockExamId }) => ({
      exam: queryClient.getQueryData(mockQueries.exam(mockExamId).queryKey)?.value,
    }),
    async onSuccess({ registration }: Done, { mockExamId }) {
      // The exam's present state is unknown: do not show the old one.
      if (!registration)
        return void queryClient.resetQueries({ queryKey: mockQueries.exam(mockExamId).queryKey });
      const { exam, ...own } = registration;
      const read = await withReadTime(
        Promise.resolve({ ...exam, myRegistration: own.canceled ? null : own }),
      );
      queryClient.setQueryData(mockQueries.exam(registration.mockExamId).queryKey, read);
    },
    // Also after a no: its reason (closed, full, registered already) is not on the screen yet.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['mocks'] }),
  });

  /** Never twice at a time: two taps that come before the screen has changed are one. */
  function start(change: Change): void {
    if (command.isRunning()) return;
    const signedIn = session.state().status === 'student' && session.accessToken() !== null;
    setLoggedOut(signedIn ? undefined : change);
    command.forget();
    if (signedIn) command.run(change, (done) => latest.current(change, done));
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
  failed: { asked: Change; error: unknown } | undefined,
  loggedOut: Change | undefined,
): Failure | undefined {
  if (loggedOut)
    return { change: loggedOut, text: registrationTexts.loginTrouble, needsLogin: true };
  if (!failed) return undefined;
  const { asked: change, error } = failed;
  const needsLogin = outcomeOf(error) === 'signed-out';
  return {
    change,
    text: needsLogin
      ? registrationTexts.loginTrouble
      : errorText(error, registrationTexts.failed[change.kind]),
    needsLogin,
  };
}
