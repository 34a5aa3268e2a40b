import { keptPhone } from '@academy/domain/identity';
import type { StudentLogin } from '@academy/domain/login';
import { useRef, useState } from 'react';
import { loginApi, session } from '../../shared/api';
import {
  failureText,
  isWaiting,
  loginFailureOf,
  pinAsked,
  type LoginFailure,
} from './login-failure';

/**
 * The number is right, and the academy asks for a PIN: the student's own, or the one that they
 * choose now.
 */
export interface PinStep {
  kind: 'pin';
  phone: string;
  choose: boolean;
  failure: string | undefined;
  sending: boolean;
}

type Step =
  | { kind: 'typing'; failure: LoginFailure | null; waitUntil: number | null }
  | { kind: 'sending' }
  | PinStep
  /**
   * The server has answered; the student has not said yet that it is the right name. Nothing is
   * stored.
   */
  | { kind: 'confirming'; login: StudentLogin };

const TYPING: Step = { kind: 'typing', failure: null, waitUntil: null };

function afterFailure(error: unknown, phone: string): Step {
  const asked = pinAsked(error);
  const failure = loginFailureOf(error, navigator.onLine);
  if (asked)
    return {
      kind: 'pin',
      phone,
      choose: asked.choose,
      failure: asked.wrong ? failureText(failure, 0) : undefined,
      sending: false,
    };
  return {
    kind: 'typing',
    failure,
    waitUntil: failure.kind === 'wait' ? Date.now() + failure.seconds * 1000 : null,
  };
}

/** The way of a login: type, send, confirm the name, keep. */
export function useLogin() {
  const [step, setStep] = useState<Step>(TYPING);
  /**
   * What was chosen on a device that then has to wait for a manager: sent again with the next try.
   * Gone with the page.
   */
  const chosen = useRef<{ phone: string; pin: string }>(undefined);

  async function request(phone: string, pin: { pin?: string; newPin?: string } = {}) {
    try {
      const login = await loginApi.studentLogin({
        body: { phoneNumber: keptPhone(phone), ...pin },
      });
      setStep({ kind: 'confirming', login });
    } catch (error) {
      if (!isWaiting(error)) chosen.current = undefined;
      setStep(afterFailure(error, phone));
    }
  }

  return {
    step,
    async send(phone: string): Promise<void> {
      if (step.kind === 'sending') return;
      setStep({ kind: 'sending' });
      const pin = chosen.current?.phone === phone ? chosen.current.pin : undefined;
      await request(phone, pin === undefined ? {} : { pin, newPin: pin });
    },
    async sendPin(pin: string): Promise<void> {
      if (step.kind !== 'pin' || step.sending) return;
      setStep({ ...step, sending: true, failure: undefined });
      if (step.choose) chosen.current = { phone: step.phone, pin };
      await request(step.phone, step.choose ? { newPin: pin } : { pin });
    },
    /** The student types on: the old failure is no longer about what is there. A wait stays. */
    clearFailure() {
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
