import { describeA11y } from '../testing/describe-a11y';
import { PlusIcon } from '../icon';
import { Fab } from '.';

describeA11y('Fab', {
  role: 'button',
  name: '빠른 신청',
  render: (props, onActivate) => (
    <Fab label="빠른 신청" icon={<PlusIcon />} onClick={onActivate} {...props} />
  ),
  keys: ['{Enter}', ' '],
});
