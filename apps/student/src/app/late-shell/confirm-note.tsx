import { PointsIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { confirmationQueries } from '../../features/points/points-queries';
import { wordedTexts } from '../../features/points/points-texts';
import { client } from '../../shared/api';
import { DockLine } from '../../shared/dock-line';
import { useFeatures } from '../../shared/use-features';
import { usePointWords } from '../../shared/use-point-words';
import { lateShellTexts as texts } from './late-shell-texts';

const PAGE = '/points-mine';

/**
 * Penalties to confirm, over every page but theirs, until the student has been there or put them
 * off for this visit.
 */
export function ConfirmNote() {
  const { pathname } = useLocation();
  const uses = useFeatures();
  const { data } = useQuery({
    ...confirmationQueries.mine(),
    enabled: uses('points') && client.understands('live'),
  });
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const { toConfirm } = wordedTexts(usePointWords());
  const open = data?.filter(({ at }) => at === null).map(({ pointId }) => pointId) ?? [];
  if (pathname === PAGE || !uses('points') || open.every((id) => putOff.includes(id))) return null;
  const text = toConfirm(open.length);
  return (
    <DockLine
      kind="confirm"
      label={text}
      icon={<PointsIcon />}
      text={text}
      renderWay={(way) => <Link to={PAGE} {...way} />}
      dismissLabel={texts.later}
      onDismiss={() => setPutOff(open)}
    />
  );
}
