import { describeA11y } from '../testing/describe-a11y';
import { TextArea } from '.';

describeA11y('TextArea', {
  role: 'textbox',
  name: '내용',
  keys: ['a'],
  disabledReason: true,
  render: (props, onActivate) => <TextArea {...props} label="내용" onValueChange={onActivate} />,
});
