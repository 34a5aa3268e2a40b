import { describeA11y } from '../testing/describe-a11y';
import { SearchField } from '.';

describeA11y('SearchField', {
  role: 'searchbox',
  name: '학생 검색',
  keys: ['ㄱ', '{Escape}'],
  disabledReason: true,
  render: (props, onActivate) => (
    <SearchField
      {...props}
      label="학생 검색"
      clearLabel="검색어 지우기"
      value="김"
      onValueChange={onActivate}
    />
  ),
});
