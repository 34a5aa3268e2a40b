import { describeA11y } from '../testing/describe-a11y';
import { CopyButton } from '.';

describeA11y('CopyButton', {
  role: 'button',
  name: '복사',
  disabledReason: true,
  render: (props, onActivate) => (
    <CopyButton
      {...props}
      text="110-123-456789"
      label="복사"
      copiedLabel="복사했어요"
      failedLabel="복사하지 못했어요"
      onCopied={onActivate}
    />
  ),
});
