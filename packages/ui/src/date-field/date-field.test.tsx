import { describeA11y } from '../testing/describe-a11y';
import { DateField } from '.';

describeA11y('DateField', {
  role: 'textbox',
  name: '날짜',
  keys: ['2'],
  disabledReason: true,
  render: (props, onActivate) => (
    <DateField
      {...props}
      label="날짜"
      pickerLabel="달력 열기"
      value=""
      onValueChange={onActivate}
    />
  ),
});
