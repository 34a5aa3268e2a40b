import { accountActions } from '../accounts/audit';
import { attachmentActions } from '../attachments/audit';
import { attendanceActions } from '../attendance/audit';
import { together, type Action, type ActionsByTopic } from '../audit-actions/action';
import { AUDIT_TOPICS, type AuditTopic } from '../audit-actions/topic';
import { backupActions } from '../backups/audit';
import { calendarActions } from '../calendar/audit';
import { depositActions } from '../deposits/audit';
import { featureActions } from '../features/audit';
import type { Fields } from '../fields/field';
import { guardianActions } from '../guardians/audit';
import { kioskActions } from '../kiosk/audit';
import { loginActions } from '../login/audit';
import { mealQuestionActions } from '../meal-questions/audit';
import { mealActions } from '../meals/audit';
import { menuActions } from '../menus/audit';
import { messageActions } from '../messages/audit';
import { mockActions } from '../mocks/audit';
import { newsActions } from '../news/audit';
import { pointActions } from '../points/audit';
import { priceActions } from '../prices/audit';
import { reasonActions } from '../reasons/audit';
import { scheduleActions } from '../schedule/audit';
import { seatActions } from '../seats/audit';
import { secondFactorActions } from '../second-factor/audit';
import { settingsActions } from '../settings/audit';
import { statementActions } from '../statements/audit';
import { studentActions } from '../students/audit';
import { studyTimeActions } from '../study-time/audit';
import { fileActions } from './audit';

const ofFeatures = [
  studentActions,
  menuActions,
  guardianActions,
  depositActions,
  statementActions,
  mealActions,
  mealQuestionActions,
  calendarActions,
  reasonActions,
  scheduleActions,
  attachmentActions,
  newsActions,
  settingsActions,
  attendanceActions,
  studyTimeActions,
  featureActions,
  loginActions,
  messageActions,
  kioskActions,
  seatActions,
  pointActions,
  accountActions,
  secondFactorActions,
  mockActions,
  priceActions,
  fileActions,
  backupActions,
] as const;

type NamesIn<Topics> = { [Topic in keyof Topics]: keyof Topics[Topic] }[keyof Topics];
type NamesOf<Feature> = Feature extends unknown ? NamesIn<Feature> : never;
export type AuditAction = NamesOf<(typeof ofFeatures)[number]>;

interface Known extends Action {
  name: string;
  topic: AuditTopic;
}
const all: readonly Known[] = ofFeatures.flatMap((feature: ActionsByTopic) =>
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
