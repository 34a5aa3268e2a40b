import { api } from '../../../shared/api';
import { HandDialog } from '../../../shared/branches/hand-dialog';
import { pointQueries } from '../points-queries';
import { handPresetsTexts as texts } from './preset-texts';

/** 지점에 맞추기: which branches of the head office take its items over. */
export const HandPresets = ({ onClose }: { onClose: () => void }) => (
  <HandDialog
    {...texts}
    needs="points.write"
    send={(branches) => api.handPresets({ body: { branches } })}
    reads={pointQueries.presets().queryKey}
    onClose={onClose}
  />
);
