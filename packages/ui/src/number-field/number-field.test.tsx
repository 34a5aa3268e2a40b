import { describeA11y } from '../testing/describe-a11y';
import { NumberField } from '.';

describeA11y('NumberField', {
  role: 'textbox',
  name: '점심 단가',
  keys: ['1', '{ArrowUp}'],
  disabledReason: true,
  render: (props, onActivate) => (
    <NumberField
      {...props}
      label="점심 단가"
      unit="원"
      step={500}
      value={5000}
      onValueChange={onActivate}
    />
  ),
});
