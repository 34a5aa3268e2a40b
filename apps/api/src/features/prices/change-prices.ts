import type { MealPriceId, StudentId } from '@academy/domain/ids';
import {
  checkPrice,
  dayPriceName,
  specialPriceName,
  type MealPrice,
  type priceEndpoints,
} from '@academy/domain/prices';
import { LAST_DAY, monthOf } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import { keepBillsInStep } from '../../shared/bills/bill-status-db';
import { notify } from '../../shared/notify-db';
import { recordOperation } from '../../shared/operations/operations-db';
import { madeRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { lockLunchSettings, readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { lockStudents } from '../../shared/students/students-db';
import {
  findOwner,
  findPrices,
  keptPrices,
  insertPrice,
  readBilledMonths,
  setStanding,
} from './prices-db';

type Endpoints = typeof priceEndpoints;

/** Where the log shows it: with the student, or in the history of the meal settings. */
const loggedOf = (studentId: StudentId | null) =>
  studentId === null
    ? { entity: 'lunch-settings', entityId: null }
    : { entity: 'students', entityId: studentId };

/** Locks the students that a price affects, and returns its name in the log. */
export async function holdPrice(tx: Tx, studentId: StudentId | null): Promise<string> {
  if (studentId !== null) {
    const name = (await lockStudents(tx, [studentId])).get(studentId);
    if (name === undefined) throw new Refusal('not-found');
    return specialPriceName(name);
  }
  // Saves of meals freeze prices: either before this price or after it.
  await lockLunchSettings(tx);
  return dayPriceName;
}

/** After a price came or went: the bills' words for the payment, and the open screens. */
export async function priceChanged(
  tx: Tx,
  { studentId, firstDate, lastDate }: Pick<MealPrice, 'studentId' | 'firstDate' | 'lastDate'>,
) {
  if (studentId === null) return notify(tx, { topic: 'settings' }, 'all');
  const span = { first: monthOf(firstDate), last: monthOf(lastDate ?? LAST_DAY) };
  const months = await readBilledMonths(tx, studentId, span);
  await keepBillsInStep(
    tx,
    months.map((month) => ({ studentId, month })),
  );
  return notify(tx, { topic: 'deposits', months }, [studentId]);
}

/** What the log shows of a price. */
const shownPrice = ({ id: _id, enteredAt: _at, byName: _by, ...price }: MealPrice) => price;

async function standing(tx: Tx, id: MealPriceId): Promise<MealPrice> {
  const [price] = await findPrices(tx, [id]);
  if (!price) throw new Refusal('not-found');
  return price;
}

/** Adds a price from a day on, for all students or for one. */
export function addMealPrice(db: Db, call: Call<Endpoints['addMealPrice']>) {
  const { actor, body, now } = call;
  const draft = { ...body, reason: body.reason.trim() };
  if (draft.studentId !== null && !isOwnId(draft.studentId)) throw new Refusal('not-found');
  refuseFields({ ...checkPrice(draft) });
  return once(db, call, async (tx) => {
    const subject = await holdPrice(tx, draft.studentId);
    if (!(await readLunchSettings(tx)).pricesSet) throw new Refusal('no-usual-price');
    const price = await standing(tx, await insertPrice(tx, draft, actor));
    await auditManager(tx, call, {
      action: 'add-meal-price',
      ...loggedOf(draft.studentId),
      subject,
      after: shownPrice(price),
    });
    await priceChanged(tx, price);
    const undo = await recordOperation(
      tx,
      { kind: 'meals.prices', by: actor.managerId, at: now, label: subject },
      await madeRows(tx, keptPrices, [price.id]),
    );
    return { ...price, undo };
  });
}

/** Removes a dated price. Months saved under a price for all keep it. */
export function removeMealPrice(db: Db, call: Call<Endpoints['removeMealPrice']>) {
  const {
    actor,
    now,
    params: { priceId },
  } = call;
  if (!isOwnId(priceId)) throw new Refusal('not-found');
  return once(db, call, async (tx) => {
    const owner = await findOwner(tx, priceId);
    if (owner === undefined) throw new Refusal('not-found');
    const subject = await holdPrice(tx, owner);
    const price = await standing(tx, priceId);
    const changes = await watchRows(tx, keptPrices, [priceId]);
    await setStanding(tx, priceId, false);
    await auditManager(tx, call, {
      action: 'remove-meal-price',
      ...loggedOf(owner),
      subject,
      before: shownPrice(price),
    });
    await priceChanged(tx, price);
    const undo = await recordOperation(
      tx,
      { kind: 'meals.prices', by: actor.managerId, at: now, label: subject },
      await changes(),
    );
    return { success: true as const, undo };
  });
}
