import { addWon, formatWon, type Won } from '../../money';
import { fill } from '../../text/fill';
import { feeText } from '../registration/fee-account';
import { groupTexts as texts } from '../mock-texts';
import type { MockExam, MockRegistration, Prices, SubjectGroup } from '../schemas';

type Groups = readonly SubjectGroup[];

/** A group of which all subjects are taken: nothing is chosen there. */
export const isFixed = ({ subjects, min }: Pick<SubjectGroup, 'subjects' | 'min'>): boolean =>
  min === subjects.length;

/** A group of which exactly one is taken. */
export const isSingle = ({ min, max }: Pick<SubjectGroup, 'min' | 'max'>): boolean =>
  min === 1 && max === 1;

/**
 * The choice after a subject of a group was pressed: where one is allowed it takes the place of the
 * other, where several are it joins them; pressed again it is taken out, but for the only one.
 */
export function chooseSubject(
  group: SubjectGroup,
  chosen: readonly string[],
  subject: string,
): string[] {
  if (chosen.includes(subject))
    return isSingle(group) ? [...chosen] : chosen.filter((one) => one !== subject);
  const replaced = group.max === 1 ? group.subjects : [];
  return [...chosen.filter((one) => !replaced.includes(one)), subject];
}

/** The subjects that all take. */
export const fixedSubjects = (groups: Groups): string[] =>
  groups.filter(isFixed).flatMap(({ subjects }) => subjects);

/** What a registration costs by the exam as it is now. */
export const pricesOf = ({
  fee,
  subjectGroups,
}: Pick<MockExam, 'fee' | 'subjectGroups'>): Prices => ({
  base: fee,
  groups: (subjectGroups ?? []).map((group) => ({ name: group.name, fee: group.fee })),
});

/** The base, and once the fee of each group of which something is chosen. */
const sumOf = (groups: Groups, prices: Prices, subjects: readonly string[]): Won =>
  addWon(
    prices.base,
    ...groups
      .filter((group) => group.subjects.some((subject) => subjects.includes(subject)))
      .map(({ name, fee }) => prices.groups.find((one) => one.name === name)?.fee ?? fee),
  );

type Priced = Pick<MockRegistration, 'fee' | 'prices' | 'selectedSubjects'>;

const sameSubjects = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((subject) => b.includes(subject));

/**
 * What a choice costs. A registration keeps the prices of its day: its subjects cost what they cost
 * then, only a group that came later has the present fee, which is kept from then on.
 */
export function priceOfChoice(
  exam: Pick<MockExam, 'fee' | 'subjectGroups'>,
  registration: Priced | null,
  subjects: readonly string[],
): { fee: Won; prices: Prices | null } {
  const groups = exam.subjectGroups ?? [];
  if (registration === null) {
    const prices = pricesOf(exam);
    return { fee: sumOf(groups, prices, subjects), prices: exam.subjectGroups && prices };
  }
  const { fee, prices: then, selectedSubjects } = registration;
  if (sameSubjects(selectedSubjects, subjects) || (then === null && exam.subjectGroups === null))
    return { fee, prices: then };
  const kept = then ?? { base: fee, groups: [] };
  const later = pricesOf(exam).groups.filter(
    ({ name }) => !kept.groups.some((group) => group.name === name),
  );
  const prices = { ...kept, groups: [...kept.groups, ...later] };
  return { fee: sumOf(groups, prices, subjects), prices };
}

/** What an exam costs at least and at most, by what is chosen. */
export function feeRange({ fee, subjectGroups }: Pick<MockExam, 'fee' | 'subjectGroups'>): {
  least: Won;
  most: Won;
} {
  const sum = (groups: Groups) => addWon(fee, ...groups.map((group) => group.fee));
  const groups = subjectGroups ?? [];
  return { least: sum(groups.filter(({ min }) => min > 0)), most: sum(groups) };
}

/** `35,000원`, `35,000원부터` where it depends on the subjects, `무료`. */
export function examFeeText(exam: Pick<MockExam, 'fee' | 'subjectGroups'>): string {
  const { least, most } = feeRange(exam);
  return least === most ? feeText(least) : fill(texts.from, { fee: formatWon(least) });
}

/** How many are chosen in a group: `1개`, `2개까지`, `1–2개`, `모두`. */
export function groupCountText(group: Pick<SubjectGroup, 'subjects' | 'min' | 'max'>): string {
  const { min, max } = group;
  if (isFixed(group)) return texts.all;
  if (min === max) return fill(texts.exactly, { n: max });
  return min === 0 ? fill(texts.upTo, { n: max }) : fill(texts.between, { min, max });
}
