import { describeA11y } from '../testing/describe-a11y';
import { FilterToggle } from '.';

describeA11y('FilterToggle', {
  role: 'button',
  name: '미입금',
  keys: ['{Enter}', ' '],
  render: (props, onActivate) => (
    <FilterToggle {...props} pressed={false} onPressedChange={onActivate}>
      미입금
    </FilterToggle>
  ),
});
