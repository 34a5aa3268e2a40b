import { examStateName, type ExamState } from '@academy/domain/mocks';
import { Badge, type BadgeTone } from '@academy/ui/badge';

const TONES: Record<ExamState, BadgeTone> = {
  OPEN: 'success',
  UPCOMING: 'info',
  CLOSED: 'warning',
  DONE: 'neutral',
  CANCELLED: 'danger',
  DRAFT: 'neutral',
};

/** Where an exam stands: 예정, 접수 중, 접수 마감, 시험 완료, 취소, 임시저장. */
export const ExamStateBadge = ({ state }: { state: ExamState }) => (
  <Badge tone={TONES[state]}>{examStateName(state)}</Badge>
);
