import { accountStatusSchema, type accountEndpoints } from '@academy/domain/accounts';
import type { AcceptTable } from './accept';
import { fieldsOf, firstOf, isRecord } from './reading';
import { asFlag } from './values';

const inner = (body: unknown) => fieldsOf(isRecord(body) && isRecord(body.data) ? body.data : body);

/** The ID check and the signup, reduced to what every server answers. */
export const acceptAccounts: AcceptTable<typeof accountEndpoints> = {
  checkId: {
    answer(body) {
      if (typeof body === 'boolean') return { isAvailable: body };
      const answer = firstOf(inner(body), 'isAvailable', 'available');
      return { isAvailable: answer === undefined ? undefined : asFlag(answer) };
    },
  },
  // Any 2xx is a success. A server that does not say whether the account needs approval is taken to
  // need it: waiting for nothing does no harm.
  signup: {
    answer: (body) => ({
      success: true,
      status: accountStatusSchema.safeParse(inner(body).status).data ?? 'PENDING',
    }),
  },
};
