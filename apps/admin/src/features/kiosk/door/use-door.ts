import { useDeviceChoice } from '@academy/app-kit/device';
import { newKey } from '@academy/app-kit/writes';
import type { VisitAction } from '@academy/domain/attendance';
import {
  dueAtKiosk,
  judgeCode,
  readCode,
  TAIL_DIGITS,
  type KioskDay,
  type KioskStudent,
  type ShownCode,
  afterCheckIn,
  afterMiss,
  guessPause,
} from '@academy/domain/kiosk';
import { clockTime, formatClock, type ClockTime } from '@academy/domain/time';
import { useEffect, useState } from 'react';
import type { CheckIns } from '../check-in-outbox';
import { kioskClock } from '../kiosk-clock';
import { asOfNow } from '../kiosk-day';
import { play } from './sound';

const kept = {
  read: (text: string | null) => (text ?? '').split(' ').map(Number).filter(Boolean),
  write: (misses: readonly number[]) => misses.join(' '),
};

/** Whether the pad pauses because of possible guessing at this device. */
function useGuesses() {
  const [misses, setMisses] = useDeviceChoice<readonly number[]>('academy.kiosk.misses', kept);
  const [, wake] = useState(0);
  const pause = guessPause(misses, kioskClock.serverNow());
  useEffect(() => {
    if (pause === 0) return;
    const timer = setTimeout(() => wake((times) => times + 1), pause);
    return () => clearTimeout(timer);
  }, [pause]);
  return {
    resting: pause > 0,
    /** The typed number is unknown. */
    miss: () => setMisses(afterMiss(misses, kioskClock.serverNow())),
    /** A student checked in. */
    check: () => setMisses(afterCheckIn(misses)),
  };
}

/** ms. How long an answer is shown before the next student, and an unanswered question. */
const ANSWER_MS = 2_000;
const QUESTION_MS = 15_000;

/** What the door shows. */
export type Scene =
  | { kind: 'type' }
  | { kind: 'who'; students: readonly KioskStudent[] }
  | {
      kind: 'what';
      student: KioskStudent;
      actions: readonly VisitAction[];
      code: ShownCode | undefined;
    }
  | { kind: 'done' | 'just'; name: string; action: VisitAction; time: ClockTime }
  | { kind: 'unknown'; why: 'number' | 'code' | 'late' | 'wrong' };

interface Options {
  day: KioskDay;
  checkIns: CheckIns;
  sound: boolean;
}

/** Whose code a text is, or why it cannot be used now. */
function readShown(
  text: string,
  day: KioskDay,
  now: Date,
): { student: KioskStudent; code: ShownCode } | Pick<Extract<Scene, { kind: 'unknown' }>, 'why'> {
  const read = readCode(text);
  const student = read && day.students.find(({ studentId }) => studentId === read.student);
  if (!student) return { why: 'code' };
  const { step, proof } = read;
  const { codeKey } = student;
  const verdict = judgeCode(read, { codeKey, keyOf: new Date(day.asOf), now });
  return verdict === 'late' || verdict === 'wrong'
    ? { why: verdict }
    : { student, code: { step, proof } };
}

/** What becomes of four digits, or of a code. */
export function useDoor({ day, checkIns, sound }: Options) {
  const [digits, setDigits] = useState('');
  const [scene, setScene] = useState<Scene>({ kind: 'type' });
  const [camera, setCamera] = useState(false);
  const guesses = useGuesses();

  useEffect(() => {
    if (scene.kind === 'type') return;
    const isQuestion = scene.kind === 'who' || scene.kind === 'what';
    const timer = setTimeout(
      () => setScene({ kind: 'type' }),
      isQuestion ? QUESTION_MS : ANSWER_MS,
    );
    return () => clearTimeout(timer);
  }, [scene]);

  function show(next: Scene): void {
    setDigits('');
    setScene(next);
    if (sound && next.kind === 'done') play('done');
    if (sound && (next.kind === 'unknown' || next.kind === 'just')) play('not');
  }

  function act({ studentId, name }: KioskStudent, action: VisitAction, code?: ShownCode): void {
    const now = kioskClock.serverNow();
    // Names what was done here, for good: it may be sent many times, in many requests.
    const key = newKey();
    checkIns.add([{ key, studentId, action, when: now.toISOString(), ...(code && { code }) }]);
    guesses.check();
    show({ kind: 'done', name, action, time: clockTime(formatClock(now)) });
  }

  function meet(student: KioskStudent, code?: ShownCode): void {
    const now = kioskClock.serverNow();
    const seen = asOfNow(student, day, checkIns.getSnapshot().edits.values(), now);
    const due = dueAtKiosk(seen, clockTime(formatClock(now)), day);
    if (due.kind === 'do') act(student, due.action, code);
    else if (due.kind === 'choose') show({ kind: 'what', student, actions: due.actions, code });
    else show({ kind: 'just', name: student.name, action: due.action, time: due.at });
  }

  function look(tail: string): void {
    const students = day.students.filter((student) => student.tail === tail);
    const [first] = students;
    if (!first) {
      guesses.miss();
      show({ kind: 'unknown', why: 'number' });
    } else if (students.length > 1) show({ kind: 'who', students });
    else meet(first);
  }

  /** The same as digits, but without asking who it is. False: an answer is still shown. */
  function scan(text: string): boolean {
    if (scene.kind !== 'type') return false;
    const shown = readShown(text, day, kioskClock.serverNow());
    if ('why' in shown) show({ kind: 'unknown', why: shown.why });
    else meet(shown.student, shown.code);
    return true;
  }

  return {
    scene,
    digits,
    camera,
    setCamera,
    resting: guesses.resting,
    meet: (student: KioskStudent) => meet(student),
    scan,
    act,
    type(digit: string): void {
      if (scene.kind !== 'type' || guesses.resting || digits.length >= TAIL_DIGITS) return;
      const typed = digits + digit;
      setDigits(typed);
      if (typed.length === TAIL_DIGITS) look(typed);
    },
    erase(all = false): void {
      setDigits(all ? '' : digits.slice(0, -1));
    },
    back: () => show({ kind: 'type' }),
  };
}
