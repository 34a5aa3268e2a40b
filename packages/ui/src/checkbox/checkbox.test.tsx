import { describeA11y } from '../testing/describe-a11y';
import { Checkbox } from '.';

describeA11y('Checkbox', {
  role: 'checkbox',
  name: '점심 전체 선택',
  keys: [' '],
  disabledReason: true,
  render: (props, onActivate) => (
    <Checkbox {...props} label="점심 전체 선택" onCheckedChange={onActivate} />
  ),
});
