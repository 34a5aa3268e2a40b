import { phoneTakenText } from '@academy/domain/messages';
import type { StudentId } from '@academy/domain/ids';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { toldApart } from './student-record';
import { readByPhone } from './students-db';

/** Refuses a number that another student in the list has, and says whose it is (409 `phone-taken`). Under `lockPhones`. */
export async function refuseTakenPhone(tx: Tx, phone: string, own?: StudentId): Promise<void> {
  const [holder] = (await readByPhone(tx, [phone])).filter(({ id }) => id !== own);
  if (holder)
    throw new Refusal(409, 'phone-taken', { errors: { phone: phoneTakenText(toldApart(holder)) } });
}
