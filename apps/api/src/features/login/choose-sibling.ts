import { maskApart } from '@academy/domain/identity';
import type { StudentId } from '@academy/domain/ids';
import type { LoginSettings, StudentChoice } from '@academy/domain/login';
import { randomInt } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../http/errors/refusal';
import { isPassword } from '../../shared/accounts/passwords';
import type { LoginStudent } from './accounts-db';
import { knowDevice } from './devices/device-cookie';
import { readDeviceOf } from './devices/devices-db';
import { checkDevice } from './limits/student-protection';
import type { LoginDeps } from './login-deps';
import { readPin } from './pins-db';

interface Given {
  pin?: string | undefined;
  studentId?: StudentId | undefined;
}

/** The sibling that a login means, or why it is not known yet. `miss`: counts as a failed try. */
type Chosen = { student: LoginStudent } | { refusal: Refusal; miss: boolean };

const no = (refusal: Refusal, miss = false): Chosen => ({ refusal, miss });

/**
 * Who of them a PIN lets in: whose it is, and who has none yet, once one of the family's is right.
 * Undefined: no student has it.
 */
async function admittedBy(
  { db }: LoginDeps,
  family: readonly LoginStudent[],
  pin: string | undefined,
): Promise<'ask' | 'wrong' | LoginStudent[]> {
  const admitted: LoginStudent[] = [];
  let [asked, right] = [false, false];
  for (const student of family) {
    const hash = await readPin(db, student.id);
    if (hash === undefined) admitted.push(student);
    else {
      asked = true;
      if (pin !== undefined && (await isPassword(pin, hash))) {
        right = true;
        admitted.push(student);
      }
    }
  }
  if (!asked || right) return admitted;
  return pin === undefined ? 'ask' : 'wrong';
}

/** Those whose device this is already; if it is of none, it waits for each of them. */
async function onKnownDevice(
  deps: LoginDeps,
  settings: LoginSettings,
  { family, reply }: { family: readonly LoginStudent[]; reply: FastifyReply },
): Promise<LoginStudent[] | Refusal> {
  if (!settings.approveDevices) return [...family];
  const device = knowDevice(reply, deps.keys);
  const seen = [];
  for (const student of family)
    seen.push({ student, device: await readDeviceOf(deps.db, student.id, device) });
  const known = seen.filter((one) => one.device?.state === 'known');
  if (known.length > 0) return known.map(({ student }) => student);
  const code =
    seen.find((one) => one.device?.state === 'waiting')?.device?.code ??
    String(randomInt(10_000)).padStart(4, '0');
  const refusals = [];
  for (const { id } of family) {
    const refusal = await checkDevice(deps, settings, id, { reply, newPin: undefined, code });
    if (refusal) refusals.push(refusal);
  }
  return (
    refusals.find((refusal) => refusal.code === 'device-waiting') ??
    refusals[0] ??
    new Refusal('device-refused')
  );
}

const choicesOf = (family: readonly LoginStudent[]): StudentChoice[] => {
  const names = maskApart(family.map(({ name }) => name));
  return family.map(({ id }, at) => ({ id, name: names[at] ?? '' }));
};

/**
 * Which of several students with one number a login means. Their names are shown only where one
 * student's would be: after the PIN, on a known device, and no more of them than tells them apart.
 */
export async function chooseSibling(
  deps: LoginDeps,
  settings: LoginSettings,
  { family, given, reply }: { family: readonly LoginStudent[]; given: Given; reply: FastifyReply },
): Promise<Chosen> {
  const admitted = settings.pin ? await admittedBy(deps, family, given.pin) : [...family];
  if (admitted === 'ask') return no(new Refusal('pin-required'));
  if (admitted === 'wrong') return no(new Refusal('pin-wrong'), true);
  const candidates = await onKnownDevice(deps, settings, { family: admitted, reply });
  if (candidates instanceof Refusal) return no(candidates);
  const [only, ...others] = candidates;
  if (given.studentId === undefined)
    return only && others.length === 0
      ? { student: only }
      : no(new Refusal('student-choose', { extra: { students: choicesOf(candidates) } }));
  const student = candidates.find(({ id }) => id === given.studentId);
  return student ? { student } : no(new Refusal('student-login-failed'), true);
}
