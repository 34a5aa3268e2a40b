import textStyles from '@academy/ui/styles/text.module.css';
import { guideProgress, setupStepName } from '@academy/domain/settings';
import { Badge } from '@academy/ui/badge';
import { buttonClassName } from '@academy/ui/button';
import { ChevronRightIcon } from '@academy/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useManager } from '../session/use-manager';
import styles from './setup-checklist.module.css';
import { setupPlaces, setupQuery } from './setup-query';
import { setupTexts as texts } from './first-steps-texts';

/**
 * A new academy's open tasks with links; empty once all is done, or without the rights. It is above
 * a page while students cannot order yet, and at its end afterwards: `at` says where this one is.
 */
export function SetupChecklist({ at }: { at: 'top' | 'end' }) {
  const id = useId();
  const { can } = useManager();
  const { data } = useQuery({ ...setupQuery, enabled: can('settings.write') });
  if (!data) return null;
  const steps = data.steps;
  if (steps.every(({ done }) => done)) return null;
  if (guideProgress(data).works !== (at === 'end')) return null;
  const done = steps.filter((one) => one.done).length;
  return (
    <section className={styles.setup} data-at={at} aria-labelledby={id}>
      <h2 id={id} className={textStyles.title}>
        {texts.title}
      </h2>
      <p className={textStyles.help}>
        {texts.progress(done, steps.length)} · {texts.help}
      </p>
      <Link
        className={buttonClassName({ variant: at === 'top' ? 'primary' : 'secondary' })}
        to="/setup"
      >
        {done === 0 ? texts.start : texts.goOn}
      </Link>
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} className={styles.step}>
            <Badge meaning={isDone ? 'done' : 'attention'}>
              {isDone ? texts.done : texts.open}
            </Badge>
            {isDone ? (
              <span className={styles.done}>{setupStepName(step)}</span>
            ) : (
              <Link className={styles.link} to={setupPlaces[step]}>
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
