import type { DoorActor, FeatureInTests } from './optional-feature';
import * as optional from './optional-features';

const features: readonly FeatureInTests[] = Object.values(optional);

/** One part of what all of them bring. */
const merged = <Value>(
  part: (feature: FeatureInTests) => Readonly<Record<string, Value>> | undefined,
): Readonly<Record<string, Value>> => Object.assign({}, ...features.map(part));

export const bodiesOfFeatures = merged(({ bodies }) => bodies);
export const homesOfFeatures = merged(({ homes }) => homes);
export const withoutKeyOfFeatures = merged(({ withoutKey }) => withoutKey);
export const answersOfFeatures = merged(({ answers }) => answers);
export const examplesOfFeatures = merged(({ examples }) => examples);

const ofNoStudent = features.flatMap(({ aboutNoStudent }) => aboutNoStudent ?? []);
/** What says nothing about a student: columns, actions of managers, paths. */
export const aboutNoStudent = {
  columns: ofNoStudent.flatMap(({ columns }) => columns ?? []),
  actions: ofNoStudent.flatMap(({ actions }) => actions ?? []),
  paths: ofNoStudent.flatMap(({ paths }) => paths ?? []),
};

/** Each feature's steps of the week, as one. */
export async function doorsOfFeatures(
  ...asked: Parameters<NonNullable<FeatureInTests['door']>>
): Promise<DoorActor> {
  const doors: DoorActor[] = [];
  for (const { door } of features) if (door) doors.push(await door(...asked));
  return async (...step) => {
    for (const act of doors) await act(...step);
  };
}

export async function insertOfFeatures(
  ...asked: Parameters<NonNullable<FeatureInTests['insert']>>
): Promise<Readonly<Record<string, string>>> {
  const inserted: Record<string, string> = {};
  for (const { insert } of features) Object.assign(inserted, await insert?.(...asked));
  return inserted;
}

export async function resetFeatures(
  ...asked: Parameters<NonNullable<FeatureInTests['reset']>>
): Promise<void> {
  for (const { reset } of features) await reset?.(...asked);
}
