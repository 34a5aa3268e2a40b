import { describeA11y } from '../testing/describe-a11y';
import { Combobox } from '.';

describeA11y('Combobox', {
  role: 'combobox',
  name: '학생',
  keys: ['ㄱ'],
  disabledReason: true,
  render: (props, onActivate) => (
    <Combobox
      {...props}
      label="학생"
      clearLabel="검색어 지우기"
      emptyText="없습니다."
      value=""
      onValueChange={onActivate}
      options={[]}
      onSelect={() => undefined}
    />
  ),
});
