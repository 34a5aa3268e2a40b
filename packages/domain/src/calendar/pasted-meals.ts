import type { StudentChoice } from '../identity/schemas';
import { meals as bothMeals } from '../meals/meals-of-day';
import { mealName } from '../meals/meal-texts';
import type { Meal, SameDay, SameDayRow } from '../meals/schemas';
import {
  readList,
  resolvePasted,
  type ListedStudent,
  type PastedCell,
  type PastedPicks,
  type ResolvedStudent,
} from '../pasting';
import { fill } from '../text/fill';
import { isPickedUp } from './same-day-list';

/** What a pasted list of a day does: 수령, 추가, 취소. */
export const PASTED_ACTIONS = ['pick-up', 'add', 'cancel'] as const;
export type PastedAction = (typeof PASTED_ACTIONS)[number];

const texts = {
  unclear: "{cell}의 '{text}'{을/를} 읽을 수 없습니다. O나 X로 적으세요.",
  noTitles:
    "'{text}'{이/가} 어느 식사인지 알 수 없습니다. 제목 줄(이름·점심·저녁)까지 붙여넣으세요.",
  nobody: '학생을 찾지 못했습니다.',
  notApplied: '{meal}{을/를} 신청하지 않았습니다.',
  pickedUp: '{meal}{을/를} 이미 받았습니다.',
  notServed: '이 날 {meal}{은/는} 운영하지 않습니다.',
} as const;

/** Titles of the columns of a table. */
const COLUMNS: Record<Meal, readonly string[]> = {
  lunch: ['점심', '중식', '점심도시락', '점심신청', '점심수령'],
  dinner: ['저녁', '석식', '저녁도시락', '저녁신청', '저녁수령'],
};
/** How a message names them. */
const WORDS: Record<Meal, RegExp> = { lunch: /점심|중식/, dinner: /저녁|석식/ };

const YES = /^(?:[o○◯⭕●◎v✓✔☑y1ㅇ]|yes|true|예|네|신청|추가|수령)$/i;
const NO = /^(?:[x×✕✗✘☐n0\-–—]|no|false|아니오|아니요|미신청|없음)?$/i;

/** The meals that a table's cells mark, or why that is not known. */
function mealsInCells(cells: readonly PastedCell<Meal>[]): { meals: Meal[] } | { problem: string } {
  const unclear = cells.find(({ text }) => !YES.test(text) && !NO.test(text));
  if (unclear) return { problem: fill(texts.unclear, { cell: unclear.cell, text: unclear.text }) };
  const marked = cells.filter(({ text }) => YES.test(text)).map(({ column }) => column);
  return { meals: bothMeals.filter((meal) => marked.includes(meal)) };
}

const mealsInWords = (words: string): Meal[] => bothMeals.filter((meal) => WORDS[meal].test(words));
/** A mark without a title above it. */
const strayMark = (line: string): string | undefined =>
  line.split(/\s+/).find((word) => /^[o○◯⭕●◎v✓✔☑x×✕✗✘]$/i.test(word));

/** A row of the list with the meals that it means: by cells, by words, or the usual ones. */
export interface PastedMeals extends ListedStudent<Meal> {
  meals: Meal[];
  problem: string | null;
}

/** Reads a list of students for a day: names, or a table of 이름·점심·저녁. */
export function readPastedMeals(
  text: string,
  { students, usual }: { students: readonly StudentChoice[]; usual: readonly Meal[] },
): PastedMeals[] {
  return readList(text, { students, columns: COLUMNS, aside: /점심|중식|저녁|석식/g }).map(
    (listed) => {
      if (listed.cells.length > 0) {
        const read = mealsInCells(listed.cells);
        return 'meals' in read
          ? { ...listed, ...read, problem: null }
          : { ...listed, meals: [], problem: read.problem };
      }
      const own = mealsInWords(listed.student.line);
      const said = own.length > 0 ? own : mealsInWords(listed.line);
      const stray = strayMark(listed.line);
      return {
        ...listed,
        meals: said.length > 0 ? said : [...usual],
        problem: stray === undefined ? null : fill(texts.noTitles, { text: stray }),
      };
    },
  );
}

export interface PlannedMeals extends PastedMeals, ResolvedStudent {
  /** What changes; what is so already is not in it. */
  changes: Meal[];
}

/** Why a meal cannot be changed so; null: it can, or is so already. */
function problemOf(
  action: PastedAction,
  meal: Meal,
  { row, closed }: { row: SameDayRow | undefined; closed: SameDay['closed'] },
): string | null {
  const of = { meal: mealName(meal) };
  const applied = row?.[meal] ?? false;
  if (action === 'add') return !applied && closed[meal] ? fill(texts.notServed, of) : null;
  if (!applied) return fill(texts.notApplied, of);
  return action === 'cancel' && row && isPickedUp(row, meal) ? fill(texts.pickedUp, of) : null;
}

function changesIn(action: PastedAction, meal: Meal, row: SameDayRow | undefined): boolean {
  if (action === 'add') return !row?.[meal];
  if (action === 'cancel') return row?.[meal] ?? false;
  return row !== undefined && row[meal] && !isPickedUp(row, meal);
}

/** The rows as they would be written, each meal of a student once. */
export function planPastedMeals(
  rows: readonly PastedMeals[],
  {
    action,
    sameDay,
    picks,
  }: { action: PastedAction; sameDay: Pick<SameDay, 'rows' | 'closed'>; picks: PastedPicks },
): PlannedMeals[] {
  const byId = new Map(sameDay.rows.map((row) => [row.studentId, row]));
  const taken = new Set<string>();
  return rows.map((row, at) => {
    const resolved = resolvePasted(row.student, picks[at]);
    const { studentId, skipped } = resolved;
    const listed = studentId === null ? undefined : byId.get(studentId);
    const wrong =
      studentId === null
        ? []
        : row.meals.flatMap(
            (meal) => problemOf(action, meal, { row: listed, closed: sameDay.closed }) ?? [],
          );
    const problem =
      row.problem ??
      (row.student.found === 'nobody' && !skipped ? texts.nobody : null) ??
      (wrong.length > 0 ? wrong.join(' ') : null);
    const changes =
      studentId === null || problem !== null
        ? []
        : row.meals.filter((meal) => {
            const key = `${studentId} ${meal}`;
            if (taken.has(key) || !changesIn(action, meal, listed)) return false;
            taken.add(key);
            return true;
          });
    return {
      ...row,
      ...resolved,
      problem,
      changes,
    };
  });
}
