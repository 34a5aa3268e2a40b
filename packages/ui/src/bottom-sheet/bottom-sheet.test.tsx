import { describeA11y } from '../testing/describe-a11y';
import { Drawer } from '../drawer';
import { BottomSheet } from '.';

describeA11y('BottomSheet', {
  role: 'dialog',
  name: '빠른 신청',
  render: (props, onActivate) => (
    <BottomSheet open onClose={onActivate} title="빠른 신청" {...props}>
      요일을 골라 주세요.
    </BottomSheet>
  ),
  keys: ['{Escape}'],
});

describeA11y('Drawer', {
  role: 'dialog',
  name: '12월 모의고사',
  render: (props, onActivate) => (
    <Drawer open onClose={onActivate} title="12월 모의고사" {...props}>
      응시료 10,000원
    </Drawer>
  ),
  keys: ['{Escape}'],
});
