import { writeClipboard } from '@academy/ui/copy-button';
import { CopyIcon } from '@academy/ui/icon';
import type { MenuItem } from '@academy/ui/menu';
import { toasts } from '../toasts';

interface Props {
  label: string;
  /** What lands on the clipboard. */
  text: string;
  /** What is said then, and when the browser refuses. */
  copied: string;
  failed: string;
  disabledReason?: string | undefined;
}

/** Copying a text as an item of a list's menu. */
export const copyItem = ({ label, text, copied, failed, disabledReason }: Props): MenuItem => ({
  label,
  icon: <CopyIcon />,
  disabledReason,
  onSelect: () =>
    void writeClipboard(text).then((done) =>
      toasts.show({ text: done ? copied : failed, tone: done ? 'success' : 'danger' }),
    ),
});
