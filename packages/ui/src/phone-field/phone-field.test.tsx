import { describeA11y } from '../testing/describe-a11y';
import { PhoneField } from '.';

describeA11y('PhoneField', {
  role: 'textbox',
  name: '휴대폰 번호',
  keys: ['0'],
  disabledReason: true,
  render: (props, onActivate) => (
    <PhoneField
      {...props}
      label="휴대폰 번호"
      format={(text, caret) => ({ text, caret })}
      onValueChange={onActivate}
    />
  ),
});
