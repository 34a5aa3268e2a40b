import { Button } from '@academy/ui/button';
import { UsersIcon } from '@academy/ui/icon';
import { EmptyState } from '@academy/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../shared/page/answered';
import { useManager } from '../../shared/session/use-manager';
import { CreateStudent } from './create-student';
import { ImportDialog } from './import/import-dialog';
import { studentTexts as texts } from './student-texts';
import { studentQueries } from './students-queries';

/** The students of a new academy: from a list, or one by one. */
export function FirstStudents() {
  const missing = useManager().missing('students.write');
  const students = useQuery(studentQueries.choices());
  const [work, setWork] = useState<'create' | 'import'>();
  const close = () => setWork(undefined);
  return (
    <>
      <Answered of={students}>
        {({ content: { length: count } }) => (
          <EmptyState
            icon={<UsersIcon />}
            title={count > 0 ? texts.enrolled(count) : texts.empty}
            action={
              <>
                <Button
                  variant={count > 0 ? 'secondary' : 'primary'}
                  disabledReason={missing}
                  onClick={() => setWork('import')}
                >
                  {texts.import}
                </Button>{' '}
                <Button disabledReason={missing} onClick={() => setWork('create')}>
                  {texts.create}
                </Button>
              </>
            }
          >
            {texts.emptyHelp}
          </EmptyState>
        )}
      </Answered>
      {work === 'create' && <CreateStudent onClose={close} />}
      {work === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}
