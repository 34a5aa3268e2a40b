import { once } from 'node:events';
import { expect, test } from 'vitest';
import { kill } from '../../testing/crash/child';
import { waitingMails } from '../../testing/crash/sending';

test('killed again and again at any moment: no gap, and nothing twice in the mailbox', async () => {
  const { mailbox, start, states } = await waitingMails(30);
  for (let round = 0; round < 2; round += 1) {
    const child = await start(round);
    const over = once(child, 'exit');
    await mailbox.until(mailbox.taken.length + 1 + Math.floor(Math.random() * 12));
    kill(child);
    await over;
  }
  await once(await start(2), 'exit');
  expect(new Set(await states())).toEqual(new Set(['sent']));
  expect(
    mailbox
      .shown()
      .map(({ subject }) => Number(subject))
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 30 }, (_, number) => number));
  // Each kill costs one mail at most.
  expect(mailbox.taken.length).toBeLessThanOrEqual(32);
});
