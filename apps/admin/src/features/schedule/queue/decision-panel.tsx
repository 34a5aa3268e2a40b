import textStyles from '@academy/ui/styles/text.module.css';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { ChangeList } from '@academy/ui/change-list';
import { KeyValueList } from '@academy/ui/key-value-list';
import { Row, Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { changeTexts } from '../../../shared/texts/kit-texts';
import { AttachedPhotos } from '../../../shared/attached-photos';
import { useManager } from '../../../shared/session/use-manager';
import { EffectList } from '../effects';
import { factChanges, reasonFacts, requestFacts } from '../schedule-facts';
import { scrollToWhenStacked } from '../scroll-to-when-stacked';
import styles from './decision-panel.module.css';
import { queueTexts as texts } from './queue-texts';
import type { Queue } from './use-queue';
import type { Waiting } from './waiting';

interface Props {
  item: Waiting;
  queue: Queue;
  onReject: (items: readonly Waiting[]) => void;
  /** 수정 후 승인. */
  onChange: (item: Waiting) => void;
}

const facts = (item: Waiting) =>
  item.kind === 'schedule' ? requestFacts(item.schedule) : reasonFacts(item.reason);

/**
 * What the student changed after this manager had read it: nothing while the version is the same.
 */
function changedSince(read: Waiting | undefined, item: Waiting) {
  return !read || read.version === item.version ? [] : factChanges(facts(read), facts(item));
}

/**
 * The open request of the queue: the request (beside the present schedule, if it is a change),
 * conflicts with it, and the decision.
 */
export function DecisionPanel({
  item,
  queue: { elsewhere, decide, open },
  onReject,
  onChange,
}: Props) {
  const writing = useManager().missing('attendance.write');
  const changed = changedSince(elsewhere.read.get(item.key), item);
  return (
    <section ref={scrollToWhenStacked} className={styles.panel} aria-labelledby="decision">
      <Row gap={8} align="start" justify="between" wrap={false}>
        <h2 id="decision" className={textStyles.title}>
          {texts.decisionTitle(item.name, item.title)}
        </h2>
        <Button size="dense" variant="text" onClick={() => open(undefined)}>
          {closeText}
        </Button>
      </Row>
      {changed.length > 0 && (
        <Stack gap={8}>
          <Banner
            kind="info"
            action={
              <Button size="dense" onClick={() => elsewhere.accept(item)}>
                {texts.dismiss}
              </Button>
            }
          >
            {texts.changedMeanwhile}
          </Banner>
          <ChangeList changes={changed} texts={changeTexts} />
        </Stack>
      )}
      <div className={styles.columns}>
        {item.kind === 'schedule' && item.replaces && (
          <section className={styles.column}>
            <h3 className={styles.label}>{texts.now}</h3>
            <KeyValueList items={requestFacts(item.replaces)} />
          </section>
        )}
        <section className={styles.column}>
          <h3 className={styles.label}>{texts.asked}</h3>
          <Stack gap={12}>
            <KeyValueList items={facts(item)} />
            <AttachedPhotos attachments={item.attachments} of={item.photosOf} />
          </Stack>
        </section>
        <section className={styles.column}>
          <h3 className={styles.label}>{texts.effects}</h3>
          <EffectList effects={item.effects} />
        </section>
      </div>
      <Row gap={8}>
        <Button
          variant="primary"
          loading={decide.isPending}
          disabledReason={writing}
          onClick={() => decide.run({ items: [item], decision: 'approve', reason: '' })}
        >
          {texts.approve}
        </Button>
        {item.kind === 'schedule' && (
          <Button disabledReason={writing} onClick={() => onChange(item)}>
            {texts.change}
          </Button>
        )}
        <Button disabledReason={writing} onClick={() => onReject([item])}>
          {texts.reject}
        </Button>
      </Row>
    </section>
  );
}
