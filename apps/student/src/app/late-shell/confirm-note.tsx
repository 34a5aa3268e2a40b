import { NoticeIcon, PointsIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { newsQueries } from '../../features/news/news-queries';
import { confirmationQueries } from '../../features/points/points-queries';
import { wordedTexts } from '../../features/points/points-texts';
import { client } from '../../shared/api';
import { DockLine } from '../../shared/dock-line';
import { mealsPath } from '../../shared/meals-path';
import { useFeatures } from '../../shared/use-features';
import { usePointWords } from '../../shared/use-point-words';
import { lateShellTexts as texts } from './late-shell-texts';

const POINTS = '/points-mine';

/** What waits for the student's 확인: by its keys, and where it is given. */
interface Waiting {
  keys: readonly string[];
  text: string;
  icon: ReactNode;
  to: string;
}

function useNotices(): Waiting {
  const { data } = useQuery(newsQueries.newest());
  const open =
    data?.toConfirm ??
    data?.content.filter(({ asksRead, readAt }) => asksRead && readAt === null) ??
    [];
  return {
    keys: open.map(({ id }) => `news-${id}`),
    text: texts.toRead(open.length),
    icon: <NoticeIcon />,
    to: `${mealsPath}?open=menu-notice-${open[0]?.id ?? ''}`,
  };
}

function usePenalties(): Waiting {
  const uses = useFeatures()('points');
  const { data = [] } = useQuery({
    ...confirmationQueries.mine(),
    enabled: uses && client.understands('live'),
  });
  const { toConfirm } = wordedTexts(usePointWords());
  const open = uses ? data.filter(({ at }) => at === null) : [];
  return {
    keys: open.map(({ pointId }) => `point-${pointId}`),
    text: toConfirm(open.length),
    icon: <PointsIcon />,
    to: POINTS,
  };
}

/**
 * Notices, then penalties that ask for a 확인, over every page but the penalties' own, until the
 * student has been there or put them off for this visit.
 */
export function ConfirmNote() {
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const waiting = [useNotices(), usePenalties()].find(
    ({ keys, to }) => to !== pathname && keys.some((key) => !putOff.includes(key)),
  );
  if (!waiting) return null;
  const { keys, text, icon, to } = waiting;
  return (
    <DockLine
      kind="confirm"
      label={text}
      icon={icon}
      text={text}
      renderWay={(way) => <Link to={to} {...way} />}
      dismissLabel={texts.later}
      onDismiss={() => setPutOff([...putOff, ...keys])}
    />
  );
}
