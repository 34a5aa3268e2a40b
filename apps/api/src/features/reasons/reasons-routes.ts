import { REASONS_PAGE_SIZE, reasonEndpoints } from '@academy/domain/reasons';
import { seoulMonth } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { refuseForeignCursor } from '../../http/auth/own-id';
import type { Serve } from '../../http/serve';
import { editReason, withdrawReason } from './change';
import { countOfMonth, readSlice } from './reasons-db';
import { submitReason } from './submit';

export function reasonRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(
    reasonEndpoints.myReasons,
    async ({
      actor: { studentId },
      query: { date, status, size = REASONS_PAGE_SIZE, lastId },
      now,
    }) => {
      refuseForeignCursor(lastId);
      const [{ content, hasNext }, submittedThisMonth] = await Promise.all([
        readSlice(db, { studentId, date, status, size, lastId }),
        countOfMonth(db, studentId, seoulMonth(now)),
      ]);
      return { content, hasNext, lastId: content.at(-1)?.id ?? null, submittedThisMonth };
    },
  );
  serve(reasonEndpoints.submitReason, (call) => submitReason(db, call));
  serve(reasonEndpoints.editReason, (call) => editReason(db, call));
  serve(reasonEndpoints.withdrawReason, (call) => withdrawReason(db, call));
}
