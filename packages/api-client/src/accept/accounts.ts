import { accountStatusSchema, type accountEndpoints } from '@academy/domain/accounts';
import type { AcceptTable } from './accept';
import { fieldsOf, firstOf, isRecord } from './reading';
import { asFlag } from './values';

const inner = (body: unknown) => fieldsOf(isRecord(body) && isRecord(body.data) ? body.data : body);

/** The ID check and the signup of any server: ours says more. */
export const acceptAccounts: AcceptTable<typeof accountEndpoints> = {
  checkId: {
    answer(body) {
      if (typeof body === 'boolean') return { isAvailable: body };
      const answer = firstOf(inner(body), 'isAvailable', 'available');
      return { isAvailable: answer === undefined ? undefined : asFlag(answer) };
    },
  },
  // Any 2xx is a success. Where a server does not say whether the account waits, it is told to
  // wait: nobody is harmed by asking.
  signup: {
    answer: (body) => ({
      success: true,
      status: accountStatusSchema.safeParse(inner(body).status).data ?? 'PENDING',
    }),
  },
};
