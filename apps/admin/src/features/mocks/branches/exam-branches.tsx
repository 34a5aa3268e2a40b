import { errorText } from '@academy/api-client';
import type { AtBranches } from '@academy/domain/branches';
import type { ManagedExam } from '@academy/domain/mocks';
import { Dialog } from '@academy/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { BranchForm } from '../../../shared/branches/branch-form';
import { silentText } from '../../../shared/branches/hand-texts';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { mockQueries } from '../mocks-queries';
import { examBranchesTexts as texts } from './exam-branches-texts';

interface Props {
  exam: ManagedExam;
  onClose: () => void;
}

const ALREADY: ReadonlySet<string> = new Set();

/** The branches that have it are ticked and stay so; what is ticked besides gets it. */
function Choice({ exam, onClose, content }: Props & AtBranches) {
  const missing = useManager().missing('mocks.write');
  const [chosen, setChosen] = useState(ALREADY);
  const there = new Set(content.filter(({ handed }) => handed).map(({ slug }) => slug));
  const silent = new Set(content.filter(({ handed }) => handed === null).map(({ slug }) => slug));
  const branches = [...chosen].filter((slug) => !there.has(slug));
  const write = useWrite({
    name: `hand exam ${exam.id}`,
    send: () => api.handExam({ params: { examId: exam.id }, body: { branches } }),
    reads: mockQueries.branches(exam.id).queryKey,
    onSuccess: (answer) => {
      toasts.show({ text: texts.done(answer) });
      onClose();
    },
  });
  return (
    <BranchForm
      help={texts.help}
      branches={content}
      chosen={new Set([...there, ...chosen])}
      onChange={setChosen}
      whyNot={({ slug }) =>
        missing ?? (there.has(slug) ? texts.there : silent.has(slug) ? silentText : undefined)
      }
      label={texts.send(branches.length)}
      blocked={missing ?? (branches.length === 0 ? texts.choose : undefined)}
      busy={write.isPending}
      error={write.error && errorText(write.error, texts.failed)}
      onSend={() => write.run()}
    />
  );
}

/** 지점에 보내기: at which branches of the head office an exam is, and who gets it now. */
export function ExamBranches({ exam, onClose }: Props) {
  const { data, isError, refetch } = useQuery(mockQueries.branches(exam.id));
  return (
    <Dialog open onClose={onClose} closeOnBack={false} title={texts.title(exam.title)}>
      {data ? (
        <Choice exam={exam} onClose={onClose} content={data.content} />
      ) : (
        <TabState isError={isError} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
