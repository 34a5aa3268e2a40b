import { describeA11y } from '../testing/describe-a11y';
import { SegmentedControl } from '.';

const options = [
  { value: 'all', label: '전체' },
  { value: 'reward', label: '상점' },
];

describeA11y('SegmentedControl', {
  role: 'radiogroup',
  name: '구분',
  render: (props, onActivate) => (
    <SegmentedControl
      {...props}
      label="구분"
      options={options}
      value="all"
      onValueChange={onActivate}
    />
  ),
});

describeA11y('a segment of SegmentedControl', {
  role: 'radio',
  name: '상점',
  keys: [' '],
  render: (props, onActivate) => (
    <SegmentedControl
      {...props}
      label="구분"
      options={options}
      value="all"
      onValueChange={onActivate}
    />
  ),
});
