import { describeA11y } from '../testing/describe-a11y';
import { Switch } from '.';

describeA11y('Switch', {
  role: 'switch',
  name: '현장 응시',
  keys: [' '],
  disabledReason: true,
  render: (props, onActivate) => (
    <Switch {...props} label="현장 응시" onCheckedChange={onActivate} />
  ),
});
