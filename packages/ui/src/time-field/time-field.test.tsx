import { describeA11y } from '../testing/describe-a11y';
import { TimeField } from '.';

describeA11y('TimeField', {
  role: 'textbox',
  name: '나가는 시각',
  keys: ['1'],
  disabledReason: true,
  render: (props, onActivate) => (
    <TimeField
      {...props}
      label="나가는 시각"
      pickerLabel="시계 열기"
      value=""
      onValueChange={onActivate}
    />
  ),
});
