import { reasonTypeName, reasonTypeSchema, type ReasonType } from '@academy/domain/reasons';
import { ClockIcon, HomeIcon, LogoutIcon, RefreshIcon } from '@academy/ui/icon';
import { reasonsTexts } from '../../shared/messages/reasons-texts';
import styles from './reasons-page.module.css';

const ICONS = { ABSENT: HomeIcon, LATE: ClockIcon, EARLY_LEAVE: LogoutIcon, OUTING: RefreshIcon };

/** 결석 · 지각 · 조퇴 · 외출: each opens the form. */
export function TypeButtons({ onChoose }: { onChoose: (type: ReasonType) => void }) {
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
