import { pageFacts } from '@academy/domain/http';
import {
  POINTS_PAGE_SIZE,
  confirmationEndpoints,
  countedTerm,
  objectionEndpoints,
  pointEndpoints,
  termsBy,
  type PointTotals,
  type PointType,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { readPointSettings } from '../../shared/settings/kept-settings';
import { confirmPoint } from './change/confirmations';
import { readOwnConfirmations } from './change/confirmations-db';
import { objectToPoint } from './change/objections';
import { readOwnObjections } from './change/objections-db';
import { readPointsPage } from './points-db';

const countOf = (
  { rewardCount, penaltyCount }: Pick<PointTotals, 'rewardCount' | 'penaltyCount'>,
  type: PointType | undefined,
) => {
  if (type === undefined) return rewardCount + penaltyCount;
  return type === 'REWARD' ? rewardCount : penaltyCount;
};

export function pointRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(
    pointEndpoints.myPoints,
    async ({
      actor: { studentId },
      query: { type, from, to, page = 0, size = POINTS_PAGE_SIZE },
    }) => {
      const { totals, points } = await readPointsPage(db, {
        studentId,
        type,
        from,
        to,
        limit: size,
        offset: page * size,
      });
      return {
        content: points.map(({ createdAt, ...point }) => ({
          ...point,
          registrationDate: seoulDay(createdAt),
          createdAt: createdAt.toISOString(),
        })),
        ...pageFacts({ page, size, totalElements: countOf(totals, type) }),
        ...totals,
        net: totals.rewardTotal - totals.penaltyTotal,
      };
    },
  );
  serve(objectionEndpoints.myObjections, async ({ actor: { studentId } }) => ({
    content: await readOwnObjections(db, studentId),
  }));
  serve(pointEndpoints.pointTerms, async ({ now }) => {
    const settings = await readPointSettings(db);
    const today = seoulDay(now);
    return { content: termsBy(settings.terms, today), counted: countedTerm(settings, today) };
  });
  serve(confirmationEndpoints.myConfirmations, async ({ actor: { studentId } }) => ({
    content: await readOwnConfirmations(db, studentId),
  }));
  serve(confirmationEndpoints.confirmPoint, (call) => confirmPoint(db, call));
  serve(objectionEndpoints.object, (call) => objectToPoint(db, call));
}
