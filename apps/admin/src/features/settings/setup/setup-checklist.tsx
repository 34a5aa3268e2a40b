import type { SetupStep } from '@academy/domain/settings';
import { setupStepName } from '@academy/domain/messages';
import { Badge } from '@academy/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../shared/api';
import { Section } from '../form/section';
import styles from './setup-checklist.module.css';
import { setupTexts as texts } from './setup-texts';

const PLACES: Record<SetupStep, string> = { academy: '/settings?tab=academy', account: '/settings', weekdays: '/settings', students: '/student', news: '/news' };

/** What a new academy still has to do, each with the way there; nothing once all is done (PAGES 11, first run). */
export function SetupChecklist() {
  // Beside the settings' own keys: every save of a tab may finish a step.
  const { data } = useQuery({ queryKey: ['setup'], queryFn: ({ signal }) => api.setup({ signal }), staleTime: 0 });
  if (!data || data.steps.every(({ done }) => done)) return null;
  const { steps } = data;
  return (
    <Section title={texts.title} help={`${texts.progress(steps.filter(({ done }) => done).length, steps.length)} · ${texts.help}`}>
      <ol className={styles.steps}>
        {steps.map(({ step, done }) => (
          <li key={step} className={styles.step}>
            <Badge tone={done ? 'success' : 'warning'}>{done ? texts.done : texts.open}</Badge>
            {done ? <span className={styles.done}>{setupStepName(step)}</span> : <Link to={PLACES[step]}>{setupStepName(step)}</Link>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
