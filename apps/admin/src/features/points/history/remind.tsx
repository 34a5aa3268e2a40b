import { ISSUE_MAX, type IssuedPoint } from '@academy/domain/points';
import { Button } from '@academy/ui/button';
import { BellIcon } from '@academy/ui/icon';
import { api } from '../../../shared/api';
import { useManager } from '../../../shared/session/use-manager';
import { toasts } from '../../../shared/toasts';
import { useWrite } from '../../../shared/writes/use-write';
import { pointQueries } from '../points-queries';
import { historyTexts as texts } from '../points-texts';

/** 다시 알리기: the students of these points are notified once more, each once a day. */
export function RemindButton({ points }: { points: readonly IssuedPoint[] }) {
  const missing = useManager().missing('points.write');
  const { run, isPending } = useWrite({
    name: 'remind of points',
    send: (pointIds: readonly IssuedPoint['id'][], key) =>
      api.remindOfPoints({ body: { pointIds: [...pointIds] }, key }),
    onSuccess: ({ students, reached }) =>
      toasts.show({ text: texts.reminded(students, reached), tone: 'success' }),
    failed: texts.remindFailed,
    reads: pointQueries.all,
  });
  return (
    <div>
      <Button
        size="dense"
        loading={isPending}
        {...(missing && { disabledReason: missing })}
        onClick={() => run(points.slice(0, ISSUE_MAX).map(({ id }) => id))}
      >
        <BellIcon /> {texts.remind(points.length)}
      </Button>
    </div>
  );
}
