import { expect, test } from 'vitest';
import { studentIdSchema } from '../ids';
import { checkTargets, isForAll, isTargeted, targetsText, type Targets } from '.';

const [id, other] = ['1', '2'].map((one) => studentIdSchema.parse(one));
if (!id || !other) throw new Error('no ids');
const all: Targets = { targetGrades: null, targetClasses: null };
const student = { studentId: id, grade: '고3', className: '의대반' };

test.each<[Partial<Targets>, Partial<typeof student> | { grade: null }, boolean, string | null]>([
  [{}, {}, true, null],
  [{ targetGrades: ['고2', '고3'] }, {}, true, '고2, 고3'],
  [{ targetGrades: ['고2'] }, {}, false, '고2'],
  [{ targetGrades: ['고3'] }, { grade: null }, false, '고3'],
  [{ targetGrades: ['고3'], targetClasses: ['문과반'] }, {}, false, '고3 · 문과반'],
  [{ targetStudents: [id] }, { grade: null }, true, '학생 1명'],
  [{ targetStudents: [other] }, {}, false, '학생 1명'],
  [{ targetClasses: ['의대반'], targetStudents: [id, other] }, {}, true, '의대반 · 학생 2명'],
  [{ targetStudents: [] }, {}, false, '학생 0명'],
])('%j for %j: %s', (targets, who, expected, text) => {
  expect(isTargeted({ ...all, ...targets }, { ...student, ...who })).toBe(expected);
  expect(targetsText({ ...all, ...targets })).toBe(text);
  expect(isForAll({ ...all, ...targets })).toBe(text === null);
});

test('a list without anybody must be corrected', () => {
  expect(checkTargets(all)).toEqual({});
  expect(
    Object.keys(checkTargets({ targetGrades: [], targetClasses: [], targetStudents: [] })),
  ).toEqual(['targetGrades', 'targetClasses', 'targetStudents']);
});
