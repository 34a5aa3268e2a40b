import type { StudentPoint } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { objectionTexts } from '../../../shared/messages/objection-texts';
import type { Objections } from './use-objections';

/** Beside a penalty: the way to object, or how the objection stands. Nothing beside a reward. */
export function ObjectionButton({
  point,
  objections,
  className,
}: {
  point: StudentPoint;
  objections: Objections;
  className?: string | undefined;
}) {
  if (!objections.of || point.pointType === 'REWARD') return null;
  const status = objections.of(point.id)?.status;
  const text = status === undefined ? objectionTexts.object : objectionTexts.status[status];
  const label =
    status === undefined
      ? objectionTexts.objectTo(point.reason)
      : objectionTexts.statusOf(point.reason, text);
  return (
    <Button
      className={className}
      size="dense"
      variant="text"
      aria-label={label}
      onClick={() => objections.open(point)}
    >
      {text}
    </Button>
  );
}
