import type { StudentId } from '@academy/domain/ids';
import { instantAt, seoulDay, shiftDay } from '@academy/domain/time';
import type { studentGuardians, students } from '../../schema';
import { seededRandom, pick, seededInteger } from './seeded-random';

type NewStudent = typeof students.$inferInsert & { name: string; phone: string };
type NewGuardian = typeof studentGuardians.$inferInsert;

/** The first is the one that the demo signs in with. */
const names = [
  '김하늘',
  '이서준',
  '박지우',
  '최민서',
  '정도윤',
  '강예린',
  '조현우',
  '윤서연',
  '장지호',
  '임수아',
  '한지민',
  '오준서',
  '서다은',
  '신유진',
  '권민재',
  '황채원',
  '안시우',
  '송하은',
  '류건우',
  '전소율',
  '홍지훈',
  '고은서',
  '문태윤',
  '양서현',
  '손주원',
  '배나연',
  '백승민',
  '허윤아',
  '남도현',
  '심가은',
  '노재원',
  '하지안',
  '곽동현',
  '성유나',
  '차은우',
  '주예원',
  '우진호',
  '구민지',
  '나현서',
  '민경준',
  '진소윤',
  '지성훈',
  '엄세아',
  '채우진',
  '원다인',
  '천지환',
  '방수빈',
  '공하준',
  '현서아',
  '함정우',
  '변지유',
  '염태민',
  '여혜원',
  '추성민',
  '도유림',
  '소재희',
  '석민규',
  '선우정',
  '설아름',
  '김도연',
] as const;

const schools = ['가온고', '누리고', '한빛고', '새솔고', '미르고', '다온고'] as const;
const grades = ['고1', '고2', '고2', '고3', '고3', '고3', 'N수'] as const;
const classes = {
  고1: ['고1반'],
  고2: ['고2 A반', '고2 B반'],
  고3: ['고3 A반', '고3 B반', '고3 C반'],
  N수: ['종합반'],
} as const;

/** By place in the list. */
const memos: Readonly<Record<number, string>> = {
  3: '땅콩 알레르기',
  11: '우유 알레르기',
  17: '매운 음식 못 먹음',
  24: '갑각류(새우) 알레르기',
  33: '채식 위주',
  41: '목요일 저녁 병원',
  52: '복숭아 알레르기',
};
const onLeave = new Set([29, 47]);
/** Who left, so many days ago. */
const left = new Map([
  [38, 40],
  [55, 200],
]);

/** 010-1ddd-dddd: an unassigned block, so a demo never shows a real number. */
const phoneOf = (kind: string, index: number) =>
  `0101${String(seededInteger(0, 999_999, kind, index)).padStart(6, '0')}${index % 10}`;

/** Three study rooms of twenty seats. */
const seatOf = (index: number) =>
  `${'ABC'.charAt(Math.floor(index / 20))}-${String((index % 20) + 1).padStart(2, '0')}`;

/** Before the first day of which the demo tells. */
const REGISTERED_DAYS_AGO = 400;

function studentAt(name: string, index: number, now: Date): NewStudent {
  const grade = pick(grades, 'grade', index);
  const status = onLeave.has(index) ? 'ON_LEAVE' : left.has(index) ? 'LEFT' : 'ENROLLED';
  return {
    name,
    phone: index === 0 ? '01012345678' : phoneOf('student', index),
    school: grade === 'N수' ? null : pick(schools, 'school', index),
    grade,
    className: pick(classes[grade], 'class', index),
    seat: status === 'LEFT' ? null : seatOf(index),
    status,
    leftOn: status === 'LEFT' ? shiftDay(seoulDay(now), -(left.get(index) ?? 0)) : null,
    memo: memos[index] ?? '',
    createdAt: instantAt(shiftDay(seoulDay(now), -REGISTERED_DAYS_AGO), 10),
    updatedAt: now,
  };
}

/** Sixty students, two on leave and two who left. */
export const demoStudents = (now: Date): NewStudent[] =>
  names.map((name, index) => studentAt(name, index, now));

const FAMILY_NAMES = ['어머니', '아버지'] as const;

/** Whom the academy calls about a student: most have one number, every third has two. */
export const demoGuardians = (studentId: StudentId, index: number): NewGuardian[] =>
  FAMILY_NAMES.slice(0, index % 3 === 2 ? 2 : 1).flatMap((relation, place) => {
    const kind = place === 0 ? 'parent' : 'second-parent';
    return seededRandom('parent', index) < 0.95
      ? [{ studentId, place, relation, phone: phoneOf(kind, index) }]
      : [];
  });

/** The accounts that the start message and the README name, each with its password. */
export const demoManagers = [
  { username: 'admin', password: 'Admin1234!', name: '한가람', role: 'ADMIN' },
  { username: 'manager', password: 'Manager1234!', name: '김보라', role: 'MANAGER' },
  { username: 'viewer', password: 'Viewer1234!', name: '이든솔', role: 'READONLY_MANAGER' },
] as const;

/** What some of them said that they must not eat, by their place in the list. */
export const demoAllergens: Readonly<Record<number, number[]>> = {
  0: [1, 9],
  3: [4],
  11: [2],
  24: [8, 9],
  52: [11],
};
