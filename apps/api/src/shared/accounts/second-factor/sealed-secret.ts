import type { ManagerId } from '@academy/domain/ids';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { seal, unseal } from '../../sealing/sealed';

type FactorKeys = Pick<AuthKeys, 'links'>;

/** Seals a secret for one account: in another account's row it does not open. */
export const sealSecret = ({ links }: FactorKeys, id: ManagerId, secret: string): string =>
  seal(links[0].factorKey, id, secret);

/**
 * The secret, and whether an older key sealed it; null where no key of this server did (the key
 * file is another one).
 */
export function openSecret(
  { links }: FactorKeys,
  id: ManagerId,
  sealed: string,
): { secret: string; isOld: boolean } | null {
  const opened = unseal(
    links.map(({ factorKey }) => factorKey),
    id,
    sealed,
  );
  return opened && { secret: opened.text, isOld: opened.isOld };
}
