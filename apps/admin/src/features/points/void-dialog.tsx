import { errorText } from '@academy/api-client';
import type { IssuedPoint } from '@academy/domain/points';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { ReasonDialog } from '../../shared/forms/reason-dialog';
import { useUndo } from '../../shared/use-undo';
import { changeTexts as texts } from './history-texts';
import { pointQueries } from './points-queries';
import { pointsTexts } from './points-texts';

interface Props {
  point: IssuedPoint;
  onClose: () => void;
  onDone: () => void;
}

/** 부여 취소: asks for the reason, which stays in the history beside the struck line. */
export function VoidDialog({ point, onClose, onDone }: Props) {
  const queries = useQueryClient();
  const { announce } = useUndo(pointQueries.all);
  const work = useMutation({
    mutationFn: (reason: string) =>
      api.voidPoint({ params: { pointId: point.id }, body: { reason } }),
    onSuccess: ({ undo }) => {
      announce(texts.voided(point.name), undo);
      onDone();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: pointQueries.all }),
  });
  return (
    <ReasonDialog
      title={texts.voidTitle(point.name)}
      confirmLabel={texts.voidConfirm}
      busy={work.isPending}
      error={work.error ? errorText(work.error, pointsTexts.failed) : undefined}
      onClose={onClose}
      onConfirm={(reason) => work.mutate(reason)}
    >
      {texts.voidBody}
    </ReasonDialog>
  );
}
