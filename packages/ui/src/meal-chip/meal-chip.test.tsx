import { describeA11y } from '../testing/describe-a11y';
import { MealChip } from '.';

describeA11y('MealChip', {
  role: 'checkbox',
  name: '11월 20일 금요일 점심',
  render: ({ disabledReason, ...props }, onActivate) => (
    <MealChip
      meal="lunch"
      text="점심"
      label="11월 20일 금요일 점심"
      selected={false}
      onToggle={onActivate}
      lockReason={typeof disabledReason === 'string' ? disabledReason : undefined}
      {...props}
    />
  ),
  keys: [' ', '{Enter}'],
  disabledReason: true,
});
