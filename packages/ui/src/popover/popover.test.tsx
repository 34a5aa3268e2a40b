import { describeA11y } from '../testing/describe-a11y';
import { Popover } from '.';

describeA11y('Popover', {
  role: 'button',
  name: '학년',
  keys: [],
  render: (props) => (
    <Popover {...props} panelLabel="학년 고르기" panel={null}>
      학년
    </Popover>
  ),
});
