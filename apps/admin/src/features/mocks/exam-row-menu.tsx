import { useOpenDialog } from '@academy/app-kit/url';
import {
  decideDelete,
  decideExamChange,
  examRefusalText,
  type ExamDecision,
  type ManagedExam,
} from '@academy/domain/mocks';
import { writeClipboard } from '@academy/ui/copy-button';
import {
  CalendarIcon,
  CloseIcon,
  CopyIcon,
  EditIcon,
  ExternalIcon,
  LockIcon,
  MoreIcon,
  SystemIcon,
  TrashIcon,
  UsersIcon,
} from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../shared/toasts';
import { useAcademy } from '../../shared/session/use-academy';
import { menuLabel } from '../../shared/texts/kit-texts';
import { useManager } from '../../shared/session/use-manager';
import { useCloseExam } from './mocks-actions';
import { examTexts } from './mocks-texts';

const texts = examTexts.actions;
const whyNot = (decision: ExamDecision) =>
  decision.allowed ? undefined : examRefusalText(decision.reason);

async function copyLink(link: string) {
  const copied = await writeClipboard(link);
  toasts.show({
    text: copied ? examTexts.linkCopied : examTexts.linkFailed(link),
    tone: copied ? 'success' : 'danger',
  });
}

/** Of a head office alone: its branches get the exam. */
const branchItems = (
  seesBranches: boolean,
  disabledReason: string | undefined,
  onSelect: () => void,
) =>
  seesBranches ? [{ label: texts.branches, icon: <SystemIcon />, disabledReason, onSelect }] : [];

/** What can be done with one exam: the same in the list and on its own page. */
export function ExamRowMenu({ exam }: { exam: ManagedExam }) {
  const { missing: why, seesBranches } = useManager();
  const missing = why('mocks.write');
  const { open } = useOpenDialog('do');
  const navigate = useNavigate();
  const closing = useCloseExam(exam);
  const studentAppUrl = useAcademy()?.studentAppUrl ?? '';
  const { id, title, state, draft } = exam;
  const ask = (work: string) => open(work, { of: id });
  const changing = (kind: 'edit' | 'close' | 'extend' | 'cancel') =>
    missing ?? whyNot(decideExamChange(state, kind));
  const published = draft ? texts.isDraft : undefined;
  return (
    <Menu
      tabIndex={-1}
      aria-label={menuLabel(title)}
      items={[
        {
          label: texts.registrations,
          icon: <UsersIcon />,
          onSelect: () => void navigate(`/mock-exam/list?exam=${id}`),
        },
        {
          label: texts.edit,
          icon: <EditIcon />,
          disabledReason: changing('edit'),
          onSelect: () => void navigate(`/mock-exam/create?exam=${id}`),
        },
        {
          label: texts.copy,
          icon: <CopyIcon />,
          disabledReason: missing,
          onSelect: () => void navigate(`/mock-exam/create?copy=${id}`),
        },
        {
          label: texts.repeat,
          icon: <CalendarIcon />,
          disabledReason: missing,
          onSelect: () => ask('repeat'),
        },
        ...branchItems(seesBranches, changing('edit'), () => ask('branches')),
        {
          label: texts.close,
          icon: <LockIcon />,
          disabledReason: changing('close') ?? (state === 'OPEN' ? undefined : texts.notOpen),
          onSelect: () => closing.run(),
        },
        {
          label: texts.extend,
          icon: <CalendarIcon />,
          disabledReason: changing('extend') ?? published,
          onSelect: () => ask('extend'),
        },
        {
          label: texts.link,
          icon: <ExternalIcon />,
          disabledReason: published ?? (studentAppUrl === '' ? texts.noAddress : undefined),
          onSelect: () => void copyLink(`${studentAppUrl}/mocks?open=exam-${id}`),
        },
        {
          label: texts.cancel,
          icon: <CloseIcon />,
          disabledReason: changing('cancel') ?? published,
          onSelect: () => ask('cancel'),
        },
        {
          label: texts.remove,
          icon: <TrashIcon />,
          disabledReason:
            missing ?? whyNot(decideDelete({ registrations: exam.registered, results: 0 })),
          onSelect: () => ask('delete'),
        },
      ]}
    >
      <MoreIcon />
    </Menu>
  );
}
