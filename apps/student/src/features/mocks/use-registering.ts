import { errorText } from '@academy/api-client';
import { outcomeOf } from '@academy/app-kit/writes';
import type { MyMockRegistration } from '@academy/domain/mocks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { session } from '../../shared/api/connection';
import { registrationTexts } from '../../shared/messages/mocks-texts';
import type { Intention } from './intention';
import { mockQueries } from './mocks-queries';
import { sendIntention } from './send-intention';
import { whenRead } from './when-read';

/** Every registering of this page, so that a second one does not start beside the first. */
const KEY = ['mock-registration'];

export interface Failure {
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
  const [checking, setChecking] = useState(false);
  const [loggedOut, setLoggedOut] = useState<Intention>();
  // The answer may come when the drawer is closed already: what to do then is not what it was at
  // the tap.
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  const mutation = useMutation({
    mutationKey: KEY,
    // "Offline" of a browser is a guess: what cannot be sent fails, and says so.
    networkMode: 'always',
    mutationFn: (intention: Intention) => sendIntention(intention, () => setChecking(true)),
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
    if (queryClient.isMutating({ mutationKey: KEY }) > 0) return;
    const signedIn = session.state().status === 'student' && session.accessToken() !== null;
    setLoggedOut(signedIn ? undefined : intention);
    setChecking(false);
    mutation.reset();
    if (signedIn)
      mutation.mutate(intention, {
        onSuccess: (registration) => latest.current(intention, registration),
      });
  }

  return {
    start,
    /** What is under way now. */
    running: mutation.isPending ? mutation.variables : undefined,
    checking: mutation.isPending && checking,
    failure: failureOf(mutation.isError ? mutation : undefined, loggedOut),
    /** Takes the last failure off the screen. */
    forgive() {
      setLoggedOut(undefined);
      if (!mutation.isPending) mutation.reset();
    },
  };
}

export type Registering = ReturnType<typeof useRegistering>;

function failureOf(
  failed: { variables: Intention; error: unknown } | undefined,
  loggedOut: Intention | undefined,
): Failure | undefined {
  if (loggedOut)
    return { intention: loggedOut, text: registrationTexts.loginTrouble, needsLogin: true };
  if (!failed) return undefined;
  const { variables: intention, error } = failed;
  const needsLogin = outcomeOf(error) === 'signed-out';
  return {
    intention,
    text: needsLogin
      ? registrationTexts.loginTrouble
      : errorText(error, registrationTexts.failed[intention.kind]),
    needsLogin,
  };
}
