import { managers, studentPoints } from '../../db/schema';

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
