import { kioskCodeCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = kioskCodeCalls(client);

/** ms. It is the same for years; asked again now and then for whether there is a kiosk. */
const GOOD_FOR = 60 * 60_000;

/**
 * What this student's codes are made of, kept on the phone for when there is no network; null where
 * the academy has no kiosk. `ahead`: how far the server's clock was ahead of the phone's, ms.
 */
export const checkInQueries = {
  secret: () =>
    queryOptions({
      queryKey: ['check-in-code'],
      queryFn: async ({ signal }) => {
        if (!client.understands('kiosk')) return null;
        const { studentId, secret, asOf } = await api.codeSecret({ signal });
        return secret === null ? null : { studentId, secret, ahead: Date.parse(asOf) - Date.now() };
      },
      staleTime: GOOD_FOR,
    }),
};
