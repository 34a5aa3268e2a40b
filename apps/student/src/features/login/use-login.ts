import type { StudentLogin } from '@academy/domain/login';
import { phoneDigits } from '@academy/domain/login';
import { useState } from 'react';
import { loginApi, session } from '../../shared/api/connection';
import { loginFailureOf, type LoginFailure } from './login-failure';

type Step =
  | { kind: 'typing'; failure: LoginFailure | null; waitUntil: number | null }
  | { kind: 'sending' }
  /** The server has answered; the student has not said yet that it is the right name. Nothing is stored. */
  | { kind: 'confirming'; login: StudentLogin };

const TYPING: Step = { kind: 'typing', failure: null, waitUntil: null };

/** The way of a login: type, send, confirm the name, keep. */
export function useLogin() {
  const [step, setStep] = useState<Step>(TYPING);

  async function send(phone: string): Promise<void> {
    if (step.kind === 'sending') return;
    setStep({ kind: 'sending' });
    try {
      setStep({
        kind: 'confirming',
        login: await loginApi.studentLogin({ body: { phoneNumber: phoneDigits(phone) } }),
      });
    } catch (error) {
      const failure = loginFailureOf(error, navigator.onLine);
      setStep({
        kind: 'typing',
        failure,
        waitUntil: failure.kind === 'wait' ? Date.now() + failure.seconds * 1000 : null,
      });
    }
  }

  return {
    step,
    send,
    /** The student types on: the old failure is no longer about what stands there. A wait stays. */
    forgive() {
      if (step.kind === 'typing' && step.failure?.kind === 'text') setStep(TYPING);
    },
    refuse: () => setStep(TYPING),
    confirm() {
      if (step.kind !== 'confirming') return;
      const { accessToken, student } = step.login;
      session.keep({ role: 'student', accessToken, studentId: student.id });
    },
  };
}
