import { nextUrgentNotice } from '@academy/domain/news';
import { WarningIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newsQueries } from '../../features/news/news-queries';
import { deviceStorage } from '../../shared/device-storage';
import { DockLine } from '../../shared/dock-line';
import { mealsPath } from '../../shared/meals-path';
import { lateShellTexts as texts } from './late-shell-texts';

/** How many that were seen the device keeps: older ones have ended long since. */
const KEPT = 20;
const keyOf = (studentId: string) => `academy.urgent-seen.${studentId}`;

const readSeen = (studentId: string): string[] =>
  deviceStorage?.getItem(keyOf(studentId))?.split(' ') ?? [];

function keepSeen(studentId: string, seen: readonly string[]): void {
  try {
    deviceStorage?.setItem(keyOf(studentId), seen.join(' '));
  } catch {
    // Storage is full: the note shows again on the next visit.
  }
}

/** A live 긴급 notice, over every page until this student opened or closed it on this device. */
export function UrgentNote({ studentId }: { studentId: string }) {
  const { data } = useQuery(newsQueries.newest());
  const [seen, setSeen] = useState(() => readSeen(studentId));
  const notice = nextUrgentNotice(data?.content ?? [], seen);
  if (!notice) return null;

  function see(id: string): void {
    const now = [...seen, id].slice(-KEPT);
    keepSeen(studentId, now);
    setSeen(now);
  }

  return (
    <DockLine
      kind="urgent"
      label={texts.urgentLabel}
      icon={<WarningIcon />}
      text={texts.urgent(notice.title)}
      renderWay={(way) => (
        <Link
          to={`${mealsPath}?open=menu-notice-${notice.id}`}
          onClick={() => see(notice.id)}
          {...way}
        />
      )}
      onDismiss={() => see(notice.id)}
    />
  );
}
