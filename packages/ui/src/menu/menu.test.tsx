import { expect, test } from 'vitest';
import { describeA11y } from '../testing/describe-a11y';
import { Menu } from '.';
import { placeMenu } from './place-menu';

describeA11y('Menu', {
  role: 'button',
  name: '더 보기',
  render: (props) => (
    <Menu aria-label="더 보기" items={[{ label: '수정', onSelect: () => undefined }]} {...props}>
      ⋯
    </Menu>
  ),
});

const viewport = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['under its button, ends flush', box(300, 100, 44, 44), { left: 164, top: 148 }],
  ['not over the left edge', box(10, 100, 44, 44), { left: 8, top: 148 }],
  ['above it where there is no room below', box(300, 790, 44, 44), { left: 164, top: 586 }],
])('lies %s', (_, button, expected) => {
  expect(placeMenu(button, box(0, 0, 180, 200), viewport)).toEqual(expected);
});
