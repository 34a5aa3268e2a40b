import { isOn } from '@academy/domain/features';
import { seoulDay } from '@academy/domain/time';
import { managersFeatures } from '../shared/session/features-heard';
import { client, loginApi, serverClock, session } from '../shared/session/session';
import { firstLookAt } from './first-looks';

/**
 * Begins with what the address needs: the page's files come beside the app's, once it has been
 * `asked` who this is, and as soon as that is known, its questions go beside. Each waited for the
 * one before, two seconds in all on a slow line.
 */
export async function openEarly(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  asked: Promise<unknown>,
): Promise<void> {
  const found = firstLookAt(pathname);
  const look = isOn(found?.feature, managersFeatures.last()) ? found : undefined;
  // A file that does not come is missed by who shows the page.
  if (look) asked.then(look.load).catch(() => undefined);
  const heard = look && client.askEarly('/public/academy');
  const hadToken = session.state().status === 'manager';
  const { status } = await session.ready();
  if (status !== 'manager') return;
  // The specified greeting of a kept login; what it answers changes nothing.
  loginApi.verifyToken().catch(() => undefined);
  if (!look) return;
  void client.askEarly('/admin/users/me');
  // The server's day and what it supports are known from its first answer, mostly the token's.
  if (hadToken) await heard;
  const asks = look.asks({
    params: new URLSearchParams(search),
    today: seoulDay(serverClock.serverNow()),
    understands: client.understands,
  });
  for (const url of asks) void client.askEarly(url);
}
