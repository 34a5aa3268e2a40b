import { mayBeDone, pause } from '@academy/app-kit/writes';
import { IDEMPOTENCY_HEADER } from '@academy/domain/http';
import { MOCKS_PAGE_SIZE, type MyMockRegistration } from '@academy/domain/mocks';
import { carryOut } from './carry-out';
import { isCarriedOut, type Intention } from './intention';
import { attemptKey, forgetAttempt } from '../../shared/attempt-keys';
import { mocksApi } from './mocks-queries';

async function register(
  body: Extract<Intention, { kind: 'register' }>['body'],
): Promise<MyMockRegistration> {
  const intention = JSON.stringify(body);
  try {
    const { registration } = await mocksApi.register({
      body,
      headers: { [IDEMPOTENCY_HEADER]: attemptKey(intention) },
    });
    forgetAttempt(intention);
    return registration;
  } catch (error) {
    if (!mayBeDone(error)) forgetAttempt(intention);
    throw error;
  }
}

async function send(intention: Intention): Promise<MyMockRegistration> {
  if (intention.kind === 'register') return register(intention.body);
  const { registrationId, studentId } = intention;
  const own = { params: { registrationId }, query: { studentId } };
  const { registration } = await (intention.kind === 'modify'
    ? mocksApi.modifyRegistration({ ...own, body: intention.body })
    : mocksApi.cancelRegistration(own));
  return registration;
}

/** Reads 내 신청 slice by slice until it shows that the intention was carried out. */
async function find(intention: Intention): Promise<MyMockRegistration | undefined> {
  const { studentId } = intention;
  let lastId: MyMockRegistration['id'] | null = null;
  do {
    const slice: Awaited<ReturnType<typeof mocksApi.myRegistrations>> =
      await mocksApi.myRegistrations({
        query: { size: MOCKS_PAGE_SIZE, studentId, ...(lastId !== null && { lastId }) },
      });
    const found = slice.content.find((registration) => isCarriedOut(intention, registration));
    if (found) return found;
    lastId = slice.hasNext ? slice.lastId : null;
  } while (lastId !== null);
  return undefined;
}

/** Registers, modifies or cancels, and knows afterwards whether it was done. */
export const sendIntention = (
  intention: Intention,
  onUnsure: () => void,
): Promise<MyMockRegistration> =>
  carryOut({ send: () => send(intention), find: () => find(intention), onUnsure, pause });
