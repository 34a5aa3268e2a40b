import { expect, test } from 'vitest';
import { managerIdSchema } from '../ids';
import { anAccount } from '../testing';
import { signupsByNetwork } from '.';

let made = 0;
const from = (signupFrom: string | null) => {
  made += 1;
  return anAccount({ id: managerIdSchema.parse(String(made)), status: 'PENDING', signupFrom });
};

test('several from one network are a group, the largest first; each keeps its place', () => {
  const [a, b, c, d, e, f, g] = [
    from('203.0.113.1'),
    from('2001:db8::/64'),
    from(null),
    from('203.0.113.1'),
    from('2001:db8::/64'),
    from('203.0.113.2'),
    from('2001:db8::/64'),
  ];
  expect(signupsByNetwork([a, b, c, d, e, f, g])).toEqual({
    alone: [c, f],
    groups: [
      { from: '2001:db8::/64', accounts: [b, e, g] },
      { from: '203.0.113.1', accounts: [a, d] },
    ],
  });
});

test('two of which nothing is known are no group', () => {
  const waiting = [from(null), from(null)];
  expect(signupsByNetwork(waiting)).toEqual({ alone: waiting, groups: [] });
});
