import { together, type Action, type ActionsByTopic } from '../audit-actions/action';
import { AUDIT_TOPICS, type AuditTopic } from '../audit-actions/topic';
import type { Fields } from '../fields/field';
import * as ofFeatures from './actions-by-feature';

type NamesIn<Topics> = { [Topic in keyof Topics]: keyof Topics[Topic] }[keyof Topics];
type NamesOf<Feature> = Feature extends unknown ? NamesIn<Feature> : never;
export type AuditAction = NamesOf<(typeof ofFeatures)[keyof typeof ofFeatures]>;

interface Known extends Action {
  name: string;
  topic: AuditTopic;
}
const all: readonly Known[] = Object.values(ofFeatures).flatMap((feature: ActionsByTopic) =>
  AUDIT_TOPICS.flatMap((topic) =>
    Object.entries(feature[topic] ?? {}).map(([name, action]) => ({ ...action, name, topic })),
  ),
);
const byName: ReadonlyMap<string, Known> = new Map(all.map((action) => [action.name, action]));

export const isAuditAction = (action: string): action is AuditAction => byName.has(action);

/** All actions of the log, topic by topic. */
export const AUDIT_ACTIONS: readonly AuditAction[] = AUDIT_TOPICS.flatMap(actionsOf);

export function actionsOf(topic: AuditTopic): readonly AuditAction[] {
  return all
    .filter((action) => action.topic === topic)
    .map(({ name }) => name)
    .filter(isAuditAction);
}

/** How the log says an action; undefined for one that this version does not know. */
export const wordingOf = (action: string): Action | undefined => byName.get(action);

/** What an action is about; undefined for one that this version does not know. */
export const topicOfAction = (action: string): AuditTopic | undefined => byName.get(action)?.topic;

/** For an action of another version, of which only the names of its facts are known. */
const everyField = together(...all.map(({ fields }) => fields));

/** The facts of an action, described: what the log calls them and how it words their values. */
export const fieldsOfAction = (action: string): Fields => byName.get(action)?.fields ?? everyField;
