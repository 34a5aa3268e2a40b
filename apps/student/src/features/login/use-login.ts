import { keptPhone } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import type { StudentChoice, StudentLogin } from '@academy/domain/login';
import { useRef, useState } from 'react';
import { loginApi, session } from '../../shared/api';
import {
  failureText,
  isWaiting,
  choicesAsked,
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
  /** Who was chosen before, and the PIN that let choose. */
  given: Given;
  choose: boolean;
  failure: string | undefined;
  sending: boolean;
}

/** What goes along with the number. */
interface Given {
  pin?: string;
  newPin?: string;
  studentId?: StudentId;
}

type Step =
  | { kind: 'typing'; failure: LoginFailure | null; waitUntil: number | null }
  | { kind: 'sending' }
  | PinStep
  /**
   * The server has answered; the student has not said yet that it is the right name. Nothing is
   * stored.
   */
  | { kind: 'confirming'; login: StudentLogin }
  /** Brothers and sisters have the number: who of them it is takes the place of the question. */
  | { kind: 'choosing'; phone: string; given: Given; students: StudentChoice[] };

const TYPING: Step = { kind: 'typing', failure: null, waitUntil: null };

function afterFailure(error: unknown, phone: string, given: Given): Step {
  const students = choicesAsked(error);
  if (students) return { kind: 'choosing', phone, given, students };
  const asked = pinAsked(error);
  const failure = loginFailureOf(error, navigator.onLine);
  if (asked)
    return {
      kind: 'pin',
      phone,
      given,
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

const keep = ({ accessToken, student }: StudentLogin) =>
  session.keep({ role: 'student', accessToken, studentId: student.id });

/** The way of a login: type, send, confirm the name, keep. */
export function useLogin() {
  const [step, setStep] = useState<Step>(TYPING);
  /**
   * What was chosen on a device that then has to wait for a manager: sent again with the next try.
   * Gone with the page.
   */
  const chosen = useRef<{ phone: string; pin: string }>(undefined);

  async function request(phone: string, given: Given = {}) {
    try {
      const login = await loginApi.studentLogin({
        body: { phoneNumber: keptPhone(phone), ...given },
      });
      // Who was chosen by name is not asked whether the name is right.
      if (given.studentId === undefined) setStep({ kind: 'confirming', login });
      else keep(login);
    } catch (error) {
      if (!isWaiting(error)) chosen.current = undefined;
      setStep(afterFailure(error, phone, given));
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
      await request(step.phone, {
        ...step.given,
        ...(step.choose ? { newPin: pin } : { pin }),
      });
    },
    /** The student types on: the old failure is no longer about what is there. A wait stays. */
    clearFailure() {
      if (step.kind === 'typing' && step.failure?.kind === 'text') setStep(TYPING);
    },
    refuse: () => setStep(TYPING),
    confirm() {
      if (step.kind !== 'confirming') return;
      keep(step.login);
    },
    /** Who of several it is: sent again with what was given before. */
    async choose(studentId: StudentId): Promise<void> {
      if (step.kind !== 'choosing') return;
      setStep({ kind: 'sending' });
      await request(step.phone, { ...step.given, studentId });
    },
  };
}
