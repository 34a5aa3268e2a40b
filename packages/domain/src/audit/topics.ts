import { areaOfTopic, AUDIT_TOPICS, type AuditTopic } from '../audit-actions/topic';
import { can, type Grants } from '../rights';

/** What of a student's history an account is shown: the topics of its own areas. */
export const topicsSeenBy = (viewer: Grants): AuditTopic[] =>
  AUDIT_TOPICS.filter((topic) => {
    const area = areaOfTopic(topic);
    return area !== null && can(viewer, `${area}.read`);
  });
