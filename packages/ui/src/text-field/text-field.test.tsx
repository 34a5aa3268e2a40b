import { describeA11y } from '../testing/describe-a11y';
import { TextField } from '.';

describeA11y('TextField', {
  role: 'textbox',
  name: '이름',
  keys: ['a'],
  disabledReason: true,
  render: (props, onActivate) => <TextField {...props} label="이름" onValueChange={onActivate} />,
});
