import { describeA11y } from '../testing/describe-a11y';
import { TextArea } from '.';

describeA11y('TextArea', {
  role: 'textbox',
  name: '메모',
  keys: ['a', '{Enter}'],
  disabledReason: true,
  render: (props, onActivate) => <TextArea {...props} label="메모" onValueChange={onActivate} />,
});
