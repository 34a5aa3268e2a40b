import { Button } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { UsersIcon } from '@academy/ui/icon';
import { listTexts } from '../../shared/kit-texts';
import { useManager } from '../../shared/use-manager';
import { studentTexts as texts } from './student-texts';

interface Props {
  /** There are students, but none of them fits. */
  narrowed: boolean;
  onClear: () => void;
  onCreate: () => void;
  onImport: () => void;
}

/** In place of rows: what to do next. */
export function NoStudents({ narrowed, onClear, onCreate, onImport }: Props) {
  const missing = useManager().missing('students.write');
  if (narrowed)
    return (
      <EmptyState
        title={texts.nobody}
        action={<Button onClick={onClear}>{listTexts.clearFilter}</Button>}
      >
        {texts.nobodyHelp}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={texts.empty}
      action={
        <>
          <Button variant="primary" disabledReason={missing} onClick={onCreate}>
            {texts.create}
          </Button>{' '}
          <Button disabledReason={missing} onClick={onImport}>
            {texts.import}
          </Button>
        </>
      }
    >
      {texts.emptyHelp}
    </EmptyState>
  );
}
