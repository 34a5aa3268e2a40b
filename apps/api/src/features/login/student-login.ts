import { setTimeout as wait } from 'node:timers/promises';
import { keptPhone, loginPhoneFault, maskName } from '@academy/domain/identity';
import { inputTexts } from '@academy/domain/text';
import type { loginEndpoints } from '@academy/domain/login';
import type { Call } from '../../http/serve';
import { Refusal } from '../../http/errors/refusal';
import { hashPassword } from '../../shared/accounts/passwords';
import { findStudents, type LoginStudent } from './accounts-db';
import { chooseSibling } from './choose-sibling';
import type { LoginDeps } from './login-deps';
import { readLoginSettings } from '../../shared/settings/kept-settings';
import { insertPin } from './pins-db';
import { startSession } from './sessions/start-session';
import { checkDevice, checkPin, checkWaiting } from './limits/student-protection';
import { withLoginLimits } from './limits/with-login-limits';

/**
 * No answer comes before this many ms: a stranger cannot tell from the time whether a number
 * exists.
 */
const PACE_MS = 120;

/** The number as it is kept. One that is too long is refused: cut off, it would be another's. */
function readNumber(phoneNumber: string): string {
  const fault = loginPhoneFault(phoneNumber);
  if (fault === null) return keptPhone(phoneNumber);
  if (fault === 'short')
    throw new Refusal('phone-too-short', { errors: { phoneNumber: inputTexts.phoneTooShort } });
  const text = fault === 'long' ? inputTexts.phoneTooLong : inputTexts.phoneUnclear;
  throw new Refusal('phone-unreadable', { text, errors: { phoneNumber: text } });
}

/** What an attempt within its budgets came to: a login, or a refusal that is no failed try. */
type Outcome = Awaited<ReturnType<typeof signIn>> | Refusal;

/**
 * Student login by phone number: the number is no secret, hence the budgets and the even pace
 * (docs/product/login.md#limits). An academy can ask for a PIN and for devices that a manager has
 * approved beside it.
 */
export async function loginStudent(
  deps: LoginDeps,
  call: Call<typeof loginEndpoints.studentLogin>,
) {
  const { body, ip, now, request } = call;
  const name = readNumber(body.phoneNumber);
  const started = performance.now();
  let failure = new Refusal('student-login-failed');
  const outcome = await withLoginLimits(
    deps,
    { side: 'student', name, ip, now, request },
    async (): Promise<Outcome | undefined> => {
      const family = await findStudents(deps.db, name);
      const settings = await readLoginSettings(deps.db);
      let student = family.find(({ id }) => body.studentId === undefined || id === body.studentId);
      if (family.length > 1) {
        const chosen = await chooseSibling(deps, settings, {
          family,
          given: body,
          reply: call.reply,
        });
        if ('refusal' in chosen) {
          failure = chosen.refusal;
          return chosen.miss ? undefined : chosen.refusal;
        }
        ({ student } = chosen);
      }
      const waiting = await checkWaiting(deps, settings, student?.id, call.reply);
      if (waiting) return waiting;
      const pin = settings.pin ? await checkPin(deps, student?.id, body) : { ok: true as const };
      if (!pin.ok) {
        failure = pin.refusal;
        return pin.miss ? undefined : pin.refusal;
      }
      if (!student) return undefined;
      const refusal = await checkDevice(deps, settings, student.id, {
        reply: call.reply,
        newPin: pin.choose,
      });
      return refusal ?? signIn(deps, call, student, { newPin: pin.choose, family });
    },
  );
  await wait(Math.max(0, PACE_MS - (performance.now() - started)));
  if (!outcome) throw failure;
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}

async function signIn(
  deps: LoginDeps,
  { now, reply }: Call<typeof loginEndpoints.studentLogin>,
  student: LoginStudent,
  { newPin, family }: { newPin: string | undefined; family: readonly LoginStudent[] },
) {
  const { env } = deps;
  const hash = newPin === undefined ? undefined : await hashPassword(newPin);
  const { accessToken, refreshToken } = await startSession(
    deps,
    { side: 'student', ...student, role: 'STUDENT' },
    reply,
    async (tx) => {
      if (hash === undefined) return;
      const kept = await insertPin(tx, { studentId: student.id, hash, chosenAt: now });
      if (!kept) throw new Refusal('pin-required');
    },
  );
  return {
    success: true as const,
    student: {
      id: student.id,
      // Among several the name was shown masked, and choosing shows no more of it.
      name:
        env.LOGIN_NAME_MASK === 'partial' || family.length > 1
          ? maskName(student.name)
          : student.name,
    },
    accessToken,
    ...(env.REFRESH_TOKEN_IN_BODY ? { refreshToken } : {}),
  };
}
