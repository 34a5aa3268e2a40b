import { scheduleStatusName, type RegularSchedule } from '@academy/domain/schedule';
import { Badge } from '@academy/ui/badge';
import { scheduleTexts } from './schedule-texts';
import { STATUS_TONE } from './entries';
import styles from './schedule-list.module.css';

/** 승인 대기, 변경 요청, 관리자 등록. */
export function StatusBadges({
  schedule: { status, replacesId, registeredBy },
}: {
  schedule: RegularSchedule;
}) {
  return (
    <span className={styles.badges}>
      <Badge tone={STATUS_TONE[status]}>{scheduleStatusName(status)}</Badge>
      {replacesId !== null && <Badge tone="primary">{scheduleTexts.change}</Badge>}
      {registeredBy === 'manager' && <Badge>{scheduleTexts.byManager}</Badge>}
    </span>
  );
}
