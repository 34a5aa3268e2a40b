import { managers, studentPoints } from '../../db/schema';

/** A point's 학생 확인; null: none was asked for. */
export const confirmationOf = ({
  asksConfirmation,
  confirmedAt,
}: Pick<typeof studentPoints.$inferSelect, 'asksConfirmation' | 'confirmedAt'>) =>
  asksConfirmation ? { at: confirmedAt?.toISOString() ?? null } : null;

/** What is shown of a point, with the name of the manager who gave it: join {@link managers}. */
export const pointColumns = {
  id: studentPoints.id,
  incidentDate: studentPoints.incidentDate,
  pointType: studentPoints.pointType,
  points: studentPoints.points,
  reason: studentPoints.reason,
  createdAt: studentPoints.createdAt,
  issuerName: managers.name,
};
