import { describeA11y } from '../testing/describe-a11y';
import { Select } from '.';

describeA11y('Select', {
  role: 'combobox',
  name: '학년',
  disabledReason: true,
  render: (props, onActivate) => (
    <Select {...props} label="학년" onValueChange={onActivate}>
      <option>고1</option>
      <option>고2</option>
    </Select>
  ),
});
