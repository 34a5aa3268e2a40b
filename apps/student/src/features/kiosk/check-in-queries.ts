import { bind } from '@academy/api-client';
import { kioskCodeEndpoints } from '@academy/domain/kiosk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api';
import { useFeatures } from '../../shared/use-features';

const api = bind(client, kioskCodeEndpoints);

/** ms. It is the same for years; asked again now and then for whether there is a kiosk. */
const GOOD_FOR = 60 * 60_000;

const secret = queryOptions({
  queryKey: ['check-in-code'],
  queryFn: async ({ signal }) => {
    if (!client.understands('kiosk')) return null;
    const { studentId, secret: made, asOf } = await api.codeSecret({ signal });
    return made === null ? null : { studentId, secret: made, ahead: Date.parse(asOf) - Date.now() };
  },
  staleTime: GOOD_FOR,
});

/**
 * What this student's codes are made of, kept on the phone for when there is no network; nothing
 * where the academy has no kiosk. `ahead`: how far the server's clock was ahead of the phone's, ms.
 */
export function useCodeSecret() {
  const enabled = useFeatures()('kiosk');
  const { data } = useQuery({ ...secret, enabled });
  return (enabled && data) || undefined;
}
