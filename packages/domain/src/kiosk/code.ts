import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { StudentId } from '../ids';
import { CODE_STEP_MS, CODE_STEPS_OFF } from './limits';
import type { ShownCode } from './schemas';

/** Codes of one day are proved by one key; it changes at four at night in Korea. */
const DAY_STEPS = 86_400_000 / CODE_STEP_MS;
const NIGHT_STEPS = (5 * 3_600_000) / CODE_STEP_MS;
const dayOf = (step: number) => Math.floor((step + NIGHT_STEPS) / DAY_STEPS);

/** Which of the steps of 30 seconds a moment lies in. */
export const codeStepAt = (now: Date): number => Math.floor(now.getTime() / CODE_STEP_MS);

/** ms until the code that is shown at `now` is another one. */
export const codeLeft = (now: Date): number => CODE_STEP_MS - (now.getTime() % CODE_STEP_MS);

const mac = (key: string, text: string) =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));

/**
 * What proves a student's codes around `now`: made of their secret, and good for that day only, so
 * that a device at the door can check codes without knowing secrets.
 */
export const codeKeyAt = (secret: string, now: Date): string =>
  mac(secret, `day ${dayOf(codeStepAt(now))}`);

/** 48 bits in digits: not guessable within its minute. */
const PROOF_HEX = 12;
const PROOF_DIGITS = 15;
const proofOf = (codeKey: string, step: number) =>
  Number.parseInt(mac(codeKey, `step ${step}`).slice(0, PROOF_HEX), 16)
    .toString()
    .padStart(PROOF_DIGITS, '0');

/**
 * What a student's QR code says at `now`. Digits and stars only: a scanner that types like a
 * keyboard types them under every keyboard layout.
 */
export function codeText(student: { studentId: StudentId; secret: string }, now: Date): string {
  const step = codeStepAt(now);
  const proof = proofOf(codeKeyAt(student.secret, now), step);
  return `*${student.studentId}*${step}*${proof}*`;
}

const CODE = /^\*(\d{1,19})\*(\d{1,10})\*(\d{15})\*$/;

/** What a scanned text says; null when it is not one of our codes. */
export function readCode(text: string): (ShownCode & { student: string }) | null {
  const [, student, step, proof] = CODE.exec(text.trim()) ?? [];
  return student && step && proof ? { student, step: Number(step), proof } : null;
}

/** `unknown`: the key at hand is of another day, and cannot say. */
export type CodeVerdict = 'good' | 'late' | 'wrong' | 'unknown';

/**
 * Whether a code is the student's own and of this moment: of the step of `now`, or of the one
 * before or after. `codeKey` is the key of the day that `keyOf` lies in.
 */
export function judgeCode(
  { step, proof }: ShownCode,
  { codeKey, keyOf, now }: { codeKey: string; keyOf: Date; now: Date },
): CodeVerdict {
  if (Math.abs(codeStepAt(now) - step) > CODE_STEPS_OFF) return 'late';
  if (dayOf(step) !== dayOf(codeStepAt(keyOf))) return 'unknown';
  return proofOf(codeKey, step) === proof ? 'good' : 'wrong';
}
/** The same with the secret, which knows every day. */
export const proveCode = (code: ShownCode, secret: string, now: Date): CodeVerdict => {
  const shown = new Date(code.step * CODE_STEP_MS);
  return judgeCode(code, { codeKey: codeKeyAt(secret, shown), keyOf: shown, now });
};
