import { ERASURE_AHEAD_DAYS, erasesFrom, type erasureEndpoints } from '@academy/domain/students';
import { seoulDay, shiftDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { readHeld, readLeavers } from './due-db';
import { countExpired } from './expired-db';
import { erasureSetting } from '../../../shared/settings/kept-settings';
import { settingsTab } from '../../../shared/settings/save-tab';
import { readErasureTerms } from './erasure-settings-db';

export const erasureTab = settingsTab(erasureSetting, {
  label: '개인정보 파기 설정',
  kind: 'students.erasure',
  action: 'save-erasure-settings',
});

/** So many are named; the rest is counted. */
const NAMED = 100;

/** Whom the rule as it is saved, or as it would be, reaches within the next days, held ones too. */
export async function listErasures(
  db: Db,
  { query: { afterMonths, ...wanted }, now }: Call<typeof erasureEndpoints.erasures>,
) {
  const today = seoulDay(now);
  const saved = await readErasureTerms(db);
  const terms =
    afterMonths === undefined || afterMonths === saved.afterMonths
      ? saved
      : { ...saved, afterMonths, from: erasesFrom(today) };
  const until = shiftDay(today, ERASURE_AHEAD_DAYS);
  const reached = (await readLeavers(db, terms)).filter(({ erasedOn }) => erasedOn <= until);
  const held = await readHeld(
    db,
    reached.map(({ studentId }) => studentId),
  );
  return {
    from: terms.afterMonths === null ? null : terms.from,
    due: reached.length - held.size,
    held: held.size,
    ...(await countExpired(db, { ...saved, ...wanted }, until)),
    content: reached
      .slice(0, NAMED)
      .map((student) => ({ ...student, held: held.has(student.studentId) })),
  };
}
