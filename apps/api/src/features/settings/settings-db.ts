import type { Academy } from '@academy/domain/settings';
import type { Db } from '../../db/database';
import { academy } from '../../db/schema';

const UNNAMED: Academy = {
  name: '',
  companyLines: [],
  manualUrl: '',
  deskPhone: '',
  channelUrl: '',
};

/** What the academy says about itself; empty texts until it was entered. */
export async function readAcademy(db: Db): Promise<Academy> {
  const [row] = await db.select().from(academy);
  return row ?? UNNAMED;
}
