import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import { noticeEndpoints } from '@academy/domain/messages';
import type { GuardianLinkId } from '@academy/domain/ids';
import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager, type ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { answerQuestion } from './answer-question';
import { consentRoutes } from './consent-routes';
import {
  readChildren,
  readLinks,
  readNumbers,
  readRevoked,
  revokeLink,
  type ChildRow,
} from './links-db';
import { toLinks } from './listed-links';
import { readGuardianReport } from './read-report';
import { previewReportNotices, refuseWithoutFullView, sendReportNotices } from './report-notices';
import { readGuardianView } from './read-view';
import { renewLinks } from './renew-links-db';
import { sendReason } from './send-reason';
import { switchByGuardian } from './switch-notices';

interface Deps {
  db: Db;
  keys: AuthKeys;
  /** Address of the students' app, which also serves the guardians' pages. */
  studentUrl: string;
}

/** In the history of each child. */
const noted =
  (action: 'issue-guardian-link' | 'revoke-guardian-link') =>
  ({ id, name }: Pick<ChildRow, 'id' | 'name'>): ManagerEntry => ({
    action,
    entity: 'students',
    entityId: id,
    subject: name,
  });

/** Of a link whose children have all left: in no student's history, but in the log. */
const ofNobody = (linkId: GuardianLinkId): ManagerEntry => ({
  action: 'revoke-guardian-link',
  entity: 'guardian-links',
  entityId: linkId,
});

function createLinks(
  { db, ...deps }: Deps,
  { actor, request, body, now }: Call<typeof guardianLinkEndpoints.createGuardianLinks>,
) {
  refuseWithoutFullView(actor);
  return transact(db, async (tx) => {
    const asked = await readNumbers(tx, body.studentIds);
    const phones = [...new Set(asked.flatMap((one) => one.phones))].toSorted();
    const { guardianLinkDays: days } = await readAttendanceSettings(tx);
    const created = await renewLinks(tx, phones, { by: actor.managerId, now, days });
    const reachable = asked.filter((one) => one.phones.length > 0);
    await auditManager(tx, { actor, request }, reachable.map(noted('issue-guardian-link')));
    if (created.length > 0) await notify(tx, { topic: 'students' });
    return {
      content: await toLinks(tx, await readLinks(tx, phones), { ...deps, actor, now }),
      created: created.length,
      without: asked.filter((one) => one.phones.length === 0).map(({ name }) => name),
    };
  });
}

const revoke = (
  db: Db,
  { actor, request, params, now }: Call<typeof guardianLinkEndpoints.revokeGuardianLink>,
) =>
  transact(db, async (tx) => {
    const revoked = await revokeLink(tx, params.linkId, now);
    if (revoked === null) {
      const before = await readRevoked(tx, params.linkId);
      if (before === null) throw new Refusal('not-found');
      return { revokedAt: before.toISOString() };
    }
    const children = await readChildren(tx, [revoked.phone]);
    await auditManager(tx, { actor, request }, [
      ...children.map(noted('revoke-guardian-link')),
      ...(children.length === 0 ? [ofNobody(params.linkId)] : []),
    ]);
    await notify(tx, { topic: 'students' });
    return { revokedAt: now.toISOString() };
  });

export function guardianRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  serve(guardianEndpoints.guardianView, (call) => readGuardianView(deps, call));
  serve(guardianEndpoints.answerGuardianQuestion, (call) => answerQuestion(deps, call));
  serve(guardianReportEndpoints.guardianReport, (call) => readGuardianReport(deps, call));
  serve(guardianRequestEndpoints.sendGuardianReason, (call) => sendReason(deps, call));
  serve(guardianEndpoints.switchGuardianNotices, (call) => switchByGuardian(deps, call));
  serve(guardianLinkEndpoints.guardianLinks, async ({ actor, now, query: { studentId } }) => {
    const asked = studentId === undefined ? undefined : await readNumbers(db, [studentId]);
    const phones = asked?.flatMap((one) => one.phones);
    return { content: await toLinks(db, await readLinks(db, phones), { ...deps, actor, now }) };
  });
  serve(guardianLinkEndpoints.createGuardianLinks, (call) => createLinks(deps, call));
  serve(noticeEndpoints.previewReportNotices, (call) => previewReportNotices(deps, call));
  serve(noticeEndpoints.sendReportNotices, (call) => sendReportNotices(deps, call));
  consentRoutes(serve, db);
  serve(guardianLinkEndpoints.revokeGuardianLink, (call) => revoke(db, call));
}
