import { ChevronRightIcon } from '../icon';
import { describeA11y } from '../testing/describe-a11y';
import { IconButton } from '.';

describeA11y('IconButton', {
  role: 'button',
  name: '다음 달',
  keys: ['{Enter}', ' '],
  disabledReason: true,
  render: (props, onActivate) => (
    <IconButton {...props} label="다음 달" onClick={onActivate}>
      <ChevronRightIcon />
    </IconButton>
  ),
});
