import { expect, test } from 'vitest';
import { withHandedPresets } from './handed-presets';

const item = (name: string, points: number, more: object = {}) => ({
  pointType: 'PENALTY' as const,
  name,
  points,
  hidden: false,
  asksConfirmation: false,
  ...more,
});
const own = (id: string, name: string, points: number, more: object = {}) => ({
  id,
  ...item(name, points, more),
});

test('what the branch has takes the office’s points, the rest follows, its own stays', () => {
  const after = withHandedPresets(
    [own('1', '지각', 1), own('2', '우리만', 3), own('3', '졸음', 5, { hidden: true })],
    [
      item('졸음', 2),
      item('지각', 2, { asksConfirmation: true }),
      item('무단 외출', 5),
      item('옛 항목', 9, { hidden: true }),
    ],
  );
  expect(after).toEqual([
    own('1', '지각', 2, { asksConfirmation: true }),
    own('2', '우리만', 3),
    own('3', '졸음', 2),
    { id: null, ...item('무단 외출', 5) },
  ]);
});

test('a reward of the same name is another item, and of two the offered one is meant', () => {
  const praise = { pointType: 'REWARD' as const };
  const branch = [own('1', '청소', 1, { hidden: true }), own('2', '청소', 1)];
  const after = withHandedPresets(branch, [item('청소', 4), { ...item('청소', 2), ...praise }]);
  expect(after).toEqual([
    branch[0],
    own('2', '청소', 4),
    { id: null, ...item('청소', 2), ...praise },
  ]);
});

test('handed down again, nothing changes', () => {
  const office = [item('지각', 2), item('졸음', 1)];
  const once = withHandedPresets([], office).map((one, at) => ({ ...one, id: String(at) }));
  expect(withHandedPresets(once, office)).toEqual(once);
});
