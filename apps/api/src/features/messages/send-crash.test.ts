/** @module-tag ci */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { kill } from '../../testing/crash/child';
import { waitingMails } from '../../testing/crash/sending';

test('killed between the sending and the noting: the mailbox shows the mail once', async () => {
  const { mailbox, start, states } = await waitingMails(1);
  mailbox.hold();
  const first = await start(0);
  const firstOver = once(first, 'exit');
  await mailbox.until(1);
  kill(first);
  await firstOver;
  mailbox.release();
  expect(await states()).toEqual(['sending']);
  await once(await start(1), 'exit');
  expect(mailbox.shown()).toHaveLength(1);
  expect(mailbox.taken).toHaveLength(2);
  expect(mailbox.taken[1]?.raw).toBe(mailbox.taken[0]?.raw);
  expect(await states()).toEqual(['sent']);
});
