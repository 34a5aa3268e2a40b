import textStyles from '@academy/ui/styles/text.module.css';
import {
  reasonTypeName,
  reasonTypeSchema,
  type ReasonType,
  type ReasonForm,
} from '@academy/domain/reasons';
import { formatDay, isCalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClockIcon, HomeIcon, LogoutIcon, RefreshIcon, EditIcon } from '@academy/ui/icon';
import styles from './reasons-page.module.css';
import { dropNewDraft, useDraft } from './reason-draft';
import { reasonQueries } from './reasons-queries';
import { reasonsTexts } from './reasons-texts';

const ICONS = { ABSENT: HomeIcon, LATE: ClockIcon, EARLY_LEAVE: LogoutIcon, OUTING: RefreshIcon };

/** 결석 · 지각 · 조퇴 · 외출: each opens the form. */
function TypeButtons({ onChoose }: { onChoose: (type: ReasonType) => void }) {
  return (
    <div className={styles.types}>
      {reasonTypeSchema.options.map((type) => {
        const TypeIcon = ICONS[type];
        return (
          <button
            key={type}
            type="button"
            aria-haspopup="dialog"
            className={styles.type}
            onClick={() => onChoose(type)}
          >
            <TypeIcon className={styles.typeIcon} />
            <span className={styles.typeName}>{reasonTypeName(type)}</span>
            <span className={styles.typeHint}>{reasonsTexts.typeHints[type]}</span>
          </button>
        );
      })}
    </div>
  );
}

interface Props {
  input: ReasonForm;
  onGoOn: () => void;
  onDrop: () => void;
}

const draftText = ({ date, type }: ReasonForm) =>
  [...(isCalendarDay(date) ? [formatDay(date)] : []), reasonTypeName(type)].join(' ');

/** A form that was begun and not sent, to go on with. */
function DraftNotice({ input, onGoOn, onDrop }: Props) {
  return (
    <section className={styles.draft} aria-label={reasonsTexts.draft}>
      <EditIcon className={styles.draftIcon} />
      <div>
        <p className={styles.draftTitle}>{reasonsTexts.draftOf(draftText(input))}</p>
        {input.text.trim() !== '' && <p className={styles.draftText}>{input.text}</p>}
      </div>
      <div className={styles.draftActions}>
        <Button variant="text" onClick={onDrop}>
          {reasonsTexts.dropDraft}
        </Button>
        <Button onClick={onGoOn}>{reasonsTexts.goOn}</Button>
      </div>
    </section>
  );
}

/** "이번 달 2번 제출", as the newest list has it; undefined while it is not known. */
function useSubmittedCount(): number | undefined {
  const { data } = useInfiniteQuery({
    ...reasonQueries.list('ALL'),
    select: ({ pages }) => pages[0]?.submittedThisMonth,
  });
  return data;
}

/** Starts a new reason, or continues a draft. */
export function ReasonStart({
  onChoose,
  onGoOn,
}: {
  onChoose: (type: ReasonType) => void;
  onGoOn: () => void;
}) {
  const draft = useDraft('new');
  const count = useSubmittedCount();
  return (
    <section className={styles.start} aria-labelledby="reason-start">
      <div className={styles.head}>
        <h2 id="reason-start" className={textStyles.title}>
          {reasonsTexts.ask}
        </h2>
        {count !== undefined && (
          <p className={textStyles.figures}>{reasonsTexts.submittedThisMonth(count)}</p>
        )}
      </div>
      <TypeButtons onChoose={onChoose} />
      {draft && <DraftNotice input={draft.input} onGoOn={onGoOn} onDrop={dropNewDraft} />}
    </section>
  );
}
