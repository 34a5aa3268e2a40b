import { setupStepName, stepsInOrder, type SetupStep } from '@academy/domain/settings';
import { Badge } from '@academy/ui/badge';
import { ChevronRightIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../api';
import { useManager } from '../use-manager';
import styles from './setup-checklist.module.css';
import { setupTexts as texts } from './setup-texts';

const PLACES: Record<SetupStep, string> = {
  academy: '/settings?tab=academy',
  account: '/settings',
  prices: '/settings',
  weekdays: '/settings',
  periods: '/settings?tab=attendance',
  students: '/student',
  points: '/points/issue?tab=presets',
  news: '/news',
};

/**
 * What a new academy still has to do, each with the way there; nothing once all is done, or for who
 * cannot do it.
 */
export function SetupChecklist() {
  const id = useId();
  const { can } = useManager();
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => api.setup({ signal }),
    staleTime: 0,
    enabled: can('settings.write'),
  });
  const steps = data ? stepsInOrder(data) : [];
  if (steps.every(({ done }) => done)) return null;
  return (
    <section className={styles.setup} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.help}>
        {texts.progress(steps.filter(({ done }) => done).length, steps.length)} · {texts.help}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ step, done }) => (
          <li key={step} className={styles.step}>
            <Badge tone={done ? 'success' : 'warning'}>{done ? texts.done : texts.open}</Badge>
            {done ? (
              <span className={styles.done}>{setupStepName(step)}</span>
            ) : (
              <Link className={styles.link} to={PLACES[step]}>
                {setupStepName(step)}
                <ChevronRightIcon size={16} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
