import type { GuardianReport, guardianReportEndpoints } from '@academy/domain/guardians';
import { monthAt } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import type { Call } from '../../../http/serve';
import { readReports } from '../../../shared/study-time/read-reports';
import { openLink } from './open-link';

const EVERYTHING = { meals: true, points: true, exams: true };

/** The monthly reports of a guardian's children, all of one instant. */
export const readGuardianReport = (
  { db, keys }: { db: Db; keys: AuthKeys },
  call: Call<typeof guardianReportEndpoints.guardianReport>,
): Promise<GuardianReport> =>
  db.transaction(
    async (tx) => {
      const { params, now } = call;
      const { children: rows } = await openLink(tx, keys, call);
      const month = monthAt(params.year, params.month);
      const children: GuardianReport['children'] = [];
      for (const { id, name } of rows) {
        const [report] = await readReports(tx, { month, now, only: id, parts: EVERYTHING });
        if (report) children.push({ ...report, id, name });
      }
      return { month, children };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
