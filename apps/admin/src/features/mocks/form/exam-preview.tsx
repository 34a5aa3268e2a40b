import textStyles from '@academy/ui/styles/text.module.css';
import { statusMeanings } from '@academy/app-kit/status';
import type { LunchSettings } from '@academy/domain/meals';
import {
  capacityText,
  examFeeText,
  feeRange,
  groupCountText,
  paperOnlyText,
  paymentInstructions,
  paymentRows,
  registrationTimeText,
  seatsText,
  timeStatus,
  timeStatusText,
  type MockExam,
} from '@academy/domain/mocks';
import { targetsText } from '@academy/domain/targets';
import { dDayText, formatDay, formatDayRange, seoulDay } from '@academy/domain/time';
import { Badge } from '@academy/ui/badge';
import { KeyValueList, type KeyValue } from '@academy/ui/key-value-list';
import { Stack } from '@academy/ui/layout';
import { ArticlePictures } from '@academy/ui/news-article';
import { picturesTexts } from '../../../shared/pictures/pictures-texts';
import { examFormTexts } from './exam-form-texts';
import styles from './exam-preview.module.css';

const texts = examFormTexts.preview;

interface Props {
  exam: MockExam | undefined;
  draft: boolean;
  subjects: readonly string[];
  settings: LunchSettings | undefined;
  now: Date;
}

function Facts({ exam, now, full = false }: { exam: MockExam; now: Date; full?: boolean }) {
  const today = seoulDay(now);
  const times = [exam.examStartTime, exam.examEndTime].filter(Boolean).join('~');
  const dDay = dDayText(exam.examDate, today);
  const targets = targetsText(exam);
  const capacity = capacityText(exam);
  const facts: KeyValue[] = [
    {
      label: texts.examDay,
      value: [formatDay(exam.examDate), times, dDay && texts.examIn(dDay)]
        .filter(Boolean)
        .join(' '),
    },
    ...(full && exam.admissionTime
      ? [{ label: texts.admission, value: texts.until(exam.admissionTime) }]
      : []),
    ...(full && exam.place ? [{ label: texts.place, value: exam.place }] : []),
    {
      label: texts.period,
      value: (
        <>
          <span className={styles.whole}>
            {formatDayRange(exam.registrationStartDate, exam.registrationEndDate)}
          </span>{' '}
          <span className={styles.whole}>{registrationTimeText(exam, now)}</span>
        </>
      ),
    },
    ...(full && exam.changeDeadline
      ? [{ label: texts.change, value: texts.until(formatDay(exam.changeDeadline)) }]
      : []),
    { label: texts.fee, value: examFeeText(exam) },
    ...(full && targets !== null ? [{ label: texts.targets, value: targets }] : []),
    ...(capacity !== null ? [{ label: texts.capacity, value: capacity }] : []),
    ...(full && !exam.allowOnSiteExam ? [{ label: texts.mode, value: texts.onSiteOnly }] : []),
  ];
  return <KeyValueList look="columns" items={facts} />;
}

/** What a student chooses in the drawer, as it will be there; nothing of it can be pressed here. */
function Choices({ exam, subjects }: { exam: MockExam; subjects: readonly string[] }) {
  return (
    <>
      {exam.subjectGroups?.map((group) => (
        <div key={group.name}>
          <p className={styles.label}>
            {group.name} <span className={textStyles.help}>{groupCountText(group)}</span>
          </p>
          <ul className={styles.subjects}>
            {group.subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </div>
      ))}
      {exam.askSubjectOption && exam.subjectGroups === null && (
        <div>
          <p className={styles.label}>
            {texts.subject} <span className={styles.required}>{texts.required}</span>
          </p>
          <ul className={styles.subjects}>
            {subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        </div>
      )}
      {exam.allowOnSiteExam && (
        <Stack gap={4}>
          <p className={styles.label}>
            {texts.onSite} <span className={textStyles.help}>{seatsText(exam)}</span>
          </p>
          <p className={textStyles.help}>{exam.paperOnlyNotice || paperOnlyText}</p>
        </Stack>
      )}
    </>
  );
}

/** The student's card and drawer beside the form: the same facts and words, from the same rules. */
export function ExamPreview({ exam, draft, subjects, settings, now }: Props) {
  if (!exam) return null;
  const status = timeStatus(exam, seoulDay(now));
  const seats = status === 'OPEN' && exam.onSiteLeft !== null ? seatsText(exam) : null;
  const title = exam.title || texts.untitled;
  const badge = <Badge meaning={statusMeanings.examTime[status]}>{timeStatusText(status)}</Badge>;
  const payment =
    settings &&
    paymentRows(
      paymentInstructions({
        exam,
        fee: feeRange(exam).least,
        settings,
        studentName: texts.student,
      }),
    );
  return (
    <Stack as="section" gap={12} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {draft && <p className={textStyles.help}>{texts.draft}</p>}
      <section className={styles.card} aria-label={texts.card}>
        {badge}
        <h3 className={textStyles.title}>{title}</h3>
        <Facts exam={exam} now={now} />
        {seats !== null && <p className={textStyles.help}>{seats}</p>}
      </section>
      <section className={styles.card} aria-label={texts.drawer}>
        <h3 className={textStyles.title}>{title}</h3>
        {badge}
        <Facts exam={exam} now={now} full />
        {exam.notes !== '' && <p className={styles.notes}>{exam.notes}</p>}
        {exam.pictures.length > 0 && (
          <ArticlePictures
            pictures={exam.pictures.map((picture) => ({
              ...picture,
              alt: picture.alt || texts.pictureOf(title),
            }))}
            failedText={picturesTexts.failed}
          />
        )}
        <Choices exam={exam} subjects={subjects} />
        {payment && <KeyValueList items={payment} />}
        <p className={styles.apply} aria-hidden="true">
          {texts.apply}
        </p>
      </section>
    </Stack>
  );
}
