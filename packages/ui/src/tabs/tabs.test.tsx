import { describeA11y } from '../testing/describe-a11y';
import { Tabs } from '.';

const items = [
  { value: 'open', label: '진행 중' },
  { value: 'mine', label: '내 신청' },
];

describeA11y('Tabs', {
  role: 'tab',
  name: '진행 중',
  keys: ['{ArrowRight}', '{ArrowLeft}', '{End}'],
  render: (props, onActivate) => (
    <Tabs {...props} label="모의고사" items={items} value="open" onValueChange={onActivate}>
      등록된 모의고사 두 건
    </Tabs>
  ),
});
