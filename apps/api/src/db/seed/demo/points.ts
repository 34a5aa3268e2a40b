import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { PointType } from '@academy/domain/points';
import { instantAt, seoulDay, shiftDay, weekdayOf, type CalendarDay } from '@academy/domain/time';
import type { studentPoints } from '../../schema';
import { chance, pick, wholeBetween } from './chance';
import type { Eater } from './reservations';

type NewPoint = typeof studentPoints.$inferInsert;
type Preset = readonly [reason: string, points: number];

const presets: Readonly<Record<PointType, readonly [Preset, ...Preset[]]>> = {
  REWARD: [
    ['자습 태도 우수', 2], ['주간 계획표 모두 달성', 3], ['일주일 개근', 3], ['영단어 시험 만점', 2], ['오답 노트 성실 작성', 2], ['모의고사 성적 향상', 5],
    ['자습실 정리 도움', 1], ['친구 질문 도와주기', 1], ['한 달 개근', 5], ['새벽 자습 참여', 2],
  ],
  PENALTY: [
    ['10분 이상 지각', 2], ['자습 시간 졸음', 1], ['휴대폰 미제출', 3], ['자습 중 잡담', 1], ['과제 미제출', 2], ['교재를 가져오지 않음', 1], ['자습실에서 음식 섭취', 1],
    ['허락 없이 외출', 5],
  ],
};

/** The demo's own student has so many that the list must be scrolled; the others a handful. */
const countOf = ({ index }: Eater) => (index === 0 ? 104 : wholeBetween(0, 9, 'points', index));

/** Back from yesterday, one every other day or so; never on a Sunday. */
function dayOf(studentIndex: number, place: number, today: CalendarDay): CalendarDay {
  const day = shiftDay(today, -1 - place * 2 - wholeBetween(0, 1, 'point day', studentIndex, place));
  return weekdayOf(day) === 0 ? shiftDay(day, -1) : day;
}

const VOIDED = { 7: '다른 학생에게 줄 벌점이었어요.', 31: '같은 날 두 번 입력됐어요.' } as const;

function pointOf(studentId: StudentId, index: number, place: number, today: CalendarDay, issuedBy: ManagerId): NewPoint {
  const pointType = chance('point type', index, place) < 0.68 ? 'REWARD' : 'PENALTY';
  const [reason, points] = pick(presets[pointType], 'preset', index, place);
  const incidentDate = dayOf(index, place, today);
  const createdAt = instantAt(incidentDate, wholeBetween(16, 22, 'point hour', index, place), wholeBetween(0, 59, 'point minute', index, place));
  const point: NewPoint = { studentId, incidentDate, pointType, points, reason, issuedBy, createdAt };
  const voidReason = index === 0 ? new Map(Object.entries(VOIDED)).get(String(place)) : undefined;
  return voidReason ? { ...point, voidedAt: new Date(createdAt.getTime() + 86_400_000 / 2), voidReason, voidedBy: issuedBy } : point;
}

/** Rewards and penalties of the last months, oldest first, so that ids rise with time. Two of the demo student's are voided. */
export function demoPoints(eaters: readonly Eater[], issuedBy: ManagerId, now: Date): NewPoint[] {
  const today = seoulDay(now);
  return eaters
    .flatMap((eater) => Array.from({ length: countOf(eater) }, (_, place) => pointOf(eater.id, eater.index, place, today, issuedBy)))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
