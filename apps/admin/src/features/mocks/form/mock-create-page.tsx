import { isNotFound } from '@academy/api-client';
import { useUrlParams } from '@academy/app-kit/url';
import { mockExamIdSchema, type MockExamId } from '@academy/domain/ids';
import type { ExamDefaults } from '@academy/domain/mocks';
import { seoulDay } from '@academy/domain/time';
import { ErrorState } from '@academy/ui/error-state';
import { ArrowLeftIcon } from '@academy/ui/icon';
import { IconButton } from '@academy/ui/icon-button';
import columnStyles from '@academy/ui/styles/column.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverClock } from '../../../shared/api';
import { PageHead } from '../../../shared/page/page-head';
import { TabState } from '../../../shared/page/tab-state';
import { mockQueries } from '../mocks-queries';
import { copyOf, draftOf, emptyExam } from './exam-draft';
import { ExamForm } from './exam-form';
import { examFormTexts as texts } from './exam-form-texts';

interface Props {
  examId: MockExamId;
  /** Begin a new exam with what this one had, instead of changing it. */
  copy: boolean;
  onSaved: () => void;
}

/** An exam as it is now, then its form. What changes elsewhere afterwards is met when saving. */
function LoadedForm({ examId, copy, onSaved }: Props) {
  const { data: exam, error, refetch } = useQuery({ ...mockQueries.exam(examId), gcTime: 0 });
  const [today] = useState(() => seoulDay(serverClock.serverNow()));
  if (exam)
    return (
      <ExamForm
        exam={copy ? null : exam}
        start={copy ? copyOf(exam, today) : draftOf(exam)}
        onSaved={onSaved}
      />
    );
  if (isNotFound(error)) return <ErrorState title={texts.gone}>{texts.goneHelp}</ErrorState>;
  return <TabState isError={error !== null} onRetry={() => void refetch()} />;
}

function EmptyForm({ defaults, onSaved }: Pick<Props, 'onSaved'> & { defaults: ExamDefaults }) {
  const [start] = useState(() => emptyExam(seoulDay(serverClock.serverNow()), defaults));
  return <ExamForm exam={null} start={start} onSaved={onSaved} />;
}

/** An empty form, as the settings say a new exam begins. */
function NewForm({ onSaved }: Pick<Props, 'onSaved'>) {
  const { data: defaults, isError, refetch } = useQuery({ ...mockQueries.defaults(), gcTime: 0 });
  if (defaults) return <EmptyForm defaults={defaults} onSaved={onSaved} />;
  return <TabState isError={isError} onRetry={() => void refetch()} />;
}

/** `/mock-exam/create` 모의고사 등록; `?exam=7` changes one, `?copy=7` begins with what one had. */
export function MockCreatePage() {
  const navigate = useNavigate();
  const { params } = useUrlParams();
  const edited = mockExamIdSchema.safeParse(params.get('exam')).data;
  const copied = mockExamIdSchema.safeParse(params.get('copy')).data;
  const examId = edited ?? copied;
  const toList = () => void navigate('/mock-exam/list');
  return (
    <div className={columnStyles.top16}>
      <PageHead
        title={edited ? texts.edit : texts.create}
        back={
          <IconButton label={texts.back} onClick={toList}>
            <ArrowLeftIcon />
          </IconButton>
        }
      />
      {examId ? (
        <LoadedForm
          key={`${edited ?? ''} ${copied ?? ''}`}
          examId={examId}
          copy={edited === undefined}
          onSaved={toList}
        />
      ) : (
        <NewForm key="new" onSaved={toList} />
      )}
    </div>
  );
}
