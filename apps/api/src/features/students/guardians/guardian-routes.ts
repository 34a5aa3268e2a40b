import {
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianReportEndpoints,
  guardianRequestEndpoints,
  missingForLinks,
  type GuardianLink,
} from '@academy/domain/guardians';
import { maskPhone } from '@academy/domain/files';
import { noticeEndpoints } from '@academy/domain/messages';
import { groupBy } from '@academy/domain/collections';
import type { GuardianLinkId } from '@academy/domain/ids';
import type { Db, Tx } from '../../../db/database';
import type { ManagerActor } from '../../../http/auth/actor';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { Refusal } from '../../../http/errors/refusal';
import type { Call, Serve } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager, type ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { consentRoutes } from './consent-routes';
import { guardianUrl } from './guardian-link';
import {
  insertLinks,
  readChildren,
  readLinks,
  readNumbers,
  readRevoked,
  revokeLink,
  type ChildRow,
  type LinkRow,
} from './links-db';
import { readGuardianReport } from './read-report';
import { previewReportNotices, refuseWithoutFullView, sendReportNotices } from './report-notices';
import { readGuardianView } from './read-view';
import { sendReason } from './send-reason';
import { switchByGuardian } from './switch-notices';

interface Deps {
  db: Db;
  keys: AuthKeys;
  /** Address of the students' app, which also serves the guardians' pages. */
  studentUrl: string;
}

/** Links as a manager sees them, with the children of each. */
async function toLinks(
  db: Db | Tx,
  rows: readonly LinkRow[],
  { actor, keys, studentUrl }: Pick<Deps, 'keys' | 'studentUrl'> & { actor: ManagerActor },
): Promise<GuardianLink[]> {
  const children = await readChildren(
    db,
    rows.map(({ phone }) => phone),
  );
  const childrenOf = groupBy(children, ({ phone }) => phone);
  const mayHandOver = missingForLinks(actor) === null;
  return rows.map((row) => {
    const own = childrenOf.get(row.phone) ?? [];
    return {
      ...row,
      phone: maskPhone(row.phone),
      name: own.find(({ guardian }) => guardian !== null)?.guardian ?? null,
      children: own,
      url: mayHandOver ? guardianUrl(studentUrl, keys, row) : null,
      createdAt: row.createdAt.toISOString(),
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    };
  });
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

/** Of a link whose children have all left: in nobody's history, and in the log all the same. */
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
    const created = await insertLinks(tx, phones, { by: actor.managerId, now });
    const reachable = asked.filter((one) => one.phones.length > 0);
    await auditManager(tx, { actor, request }, reachable.map(noted('issue-guardian-link')));
    if (created.length > 0) await notify(tx, { topic: 'students' });
    return {
      content: await toLinks(tx, await readLinks(tx, phones), { ...deps, actor }),
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
  serve(guardianReportEndpoints.guardianReport, (call) => readGuardianReport(deps, call));
  serve(guardianRequestEndpoints.sendGuardianReason, (call) => sendReason(deps, call));
  serve(guardianEndpoints.switchGuardianNotices, (call) => switchByGuardian(deps, call));
  serve(guardianLinkEndpoints.guardianLinks, async ({ actor, query: { studentId } }) => {
    const asked = studentId === undefined ? undefined : await readNumbers(db, [studentId]);
    const phones = asked?.flatMap((one) => one.phones);
    return { content: await toLinks(db, await readLinks(db, phones), { ...deps, actor }) };
  });
  serve(guardianLinkEndpoints.createGuardianLinks, (call) => createLinks(deps, call));
  serve(noticeEndpoints.previewReportNotices, (call) => previewReportNotices(deps, call));
  serve(noticeEndpoints.sendReportNotices, (call) => sendReportNotices(deps, call));
  consentRoutes(serve, db);
  serve(guardianLinkEndpoints.revokeGuardianLink, (call) => revoke(db, call));
}
