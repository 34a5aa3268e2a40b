import type { ManagerId, StudentId } from '@academy/domain/ids';
import { instantAt, seoulDay, shiftDay, weekdayOf, type CalendarDay } from '@academy/domain/time';
import type { studentPoints } from '../../schema';
import { seededRandom, pick, seededInteger } from './seeded-random';
import type { DemoPreset } from './point-rules';
import type { Eater } from './reservations';

type NewPoint = typeof studentPoints.$inferInsert;
/** An item with the id that it got. */
export type PlacedPreset = DemoPreset & { id: bigint };

interface Desk {
  presets: readonly PlacedPreset[];
  /** Who gives points: several take turns. */
  managers: readonly [ManagerId, ...ManagerId[]];
  now: Date;
}

/** The demo's own student has so many that the list must be scrolled; the others a handful. */
const countOf = ({ index }: Eater) => (index === 0 ? 38 : seededInteger(0, 9, 'points', index));

/** Back from yesterday, one every four days or so; never on a Sunday. */
function dayOf(studentIndex: number, place: number, today: CalendarDay): CalendarDay {
  const day = shiftDay(
    today,
    -1 - place * 4 - seededInteger(0, 3, 'point day', studentIndex, place),
  );
  return weekdayOf(day) === 0 ? shiftDay(day, -1) : day;
}

const DETAILS = ['', '', '', '1교시', '2교시', '저녁 자습', '3층 자습실'] as const;
const VOIDED = { 7: '다른 학생에게 줄 벌점이었어요.', 31: '같은 날 두 번 입력됐어요.' } as const;

/** What is given by an item, in the words of the page: `무단지각 – 2교시`. */
function givenBy(
  desk: Desk,
  index: number,
  place: number,
): Omit<NewPoint, 'studentId' | 'incidentDate' | 'createdAt'> {
  const pointType = seededRandom('point type', index, place) < 0.68 ? 'REWARD' : 'PENALTY';
  const [first, ...more] = desk.presets.filter(
    (preset) => preset.pointType === pointType && !preset.hidden,
  );
  if (!first) throw new Error('the demo has items of both types');
  const preset = pick([first, ...more], 'preset', index, place);
  const reason = [preset.name, pick(DETAILS, 'point detail', index, place)]
    .filter(Boolean)
    .join(' – ');
  const memo = seededRandom('point memo', index, place) < 0.08 ? '보호자 통화 완료' : '';
  return {
    pointType,
    points: preset.points,
    reason,
    presetId: preset.id,
    asksConfirmation: preset.asksConfirmation,
    memo,
    issuedBy: pick(desk.managers, 'point giver', index, place),
  };
}

/** Most students confirm within hours; the newest of the demo's own student waits. */
function confirmedAfter(
  { asksConfirmation }: Pick<NewPoint, 'asksConfirmation'>,
  createdAt: Date,
  [index, place]: readonly [number, number],
): Date | null {
  const waits = place < (index === 0 ? 8 : 2);
  if (!asksConfirmation || waits) return null;
  return new Date(createdAt.getTime() + seededInteger(10, 900, 'confirmed', index, place) * 60_000);
}

function pointOf(desk: Desk, studentId: StudentId, index: number, place: number): NewPoint {
  const incidentDate = dayOf(index, place, seoulDay(desk.now));
  const createdAt = instantAt(
    incidentDate,
    seededInteger(16, 22, 'point hour', index, place),
    seededInteger(0, 59, 'point minute', index, place),
  );
  const given = givenBy(desk, index, place);
  const confirmedAt = confirmedAfter(given, createdAt, [index, place]);
  const point: NewPoint = { studentId, incidentDate, createdAt, ...given, confirmedAt };
  const voidReason = index === 0 ? new Map(Object.entries(VOIDED)).get(String(place)) : undefined;
  return voidReason
    ? {
        ...point,
        voidedAt: new Date(createdAt.getTime() + 86_400_000 / 2),
        voidReason,
        voidedBy: point.issuedBy,
      }
    : point;
}

/** What was given today, in the last hours. */
const ofToday = (desk: Desk, eaters: readonly Eater[]): NewPoint[] =>
  eaters
    .filter(({ enrolled, index }) => enrolled && index % 7 === 3)
    .map(({ id, index }) => ({
      studentId: id,
      incidentDate: seoulDay(desk.now),
      createdAt: new Date(
        desk.now.getTime() - seededInteger(3, 170, 'point today', index) * 60_000,
      ),
      ...givenBy(desk, index, -1),
    }));

/**
 * Rewards and penalties of the last months, oldest first, so that ids rise with time. Two of the
 * demo student's are voided.
 */
export function demoPoints(eaters: readonly Eater[], desk: Desk): NewPoint[] {
  return [
    ...eaters.flatMap((eater) =>
      Array.from({ length: countOf(eater) }, (_, place) =>
        pointOf(desk, eater.id, eater.index, place),
      ),
    ),
    ...ofToday(desk, eaters),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
