import textStyles from '@academy/ui/styles/text.module.css';
import { carriedExamText, carriedMonthText, type CarriedHistory } from '@academy/domain/moves';
import { formatPoint, pointFilterName } from '@academy/domain/points';
import { reasonStatusName, reasonTypeName } from '@academy/domain/reasons';
import type { StudentFacts } from '@academy/domain/students';
import { dotted } from '@academy/domain/text';
import { formatDay, formatLongDay, formatMonth } from '@academy/domain/time';
import { Stack } from '@academy/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { TabState } from '../../../shared/page/tab-state';
import { useManager } from '../../../shared/session/use-manager';
import { studentTexts } from '../student-texts';
import { studentQueries } from '../students-queries';
import { FactList } from './fact-tabs';
import styles from './student-drawer.module.css';

const all = studentTexts.drawer;
const texts = all.moves;

/** The time at a former branch, as far as the account sees it. */
function FormerBranch({ history }: { history: CarriedHistory }) {
  const { uses } = useManager();
  const { branch, since, lastDay, pointSums, points, months, reasons } = history;
  const exams = months.flatMap((month) => month.exams ?? []);
  return (
    <Stack as="section" gap={20}>
      <h3>
        {texts.stay(branch, since === null ? '' : formatLongDay(since), formatLongDay(lastDay))}
      </h3>
      <p className={textStyles.figures}>{texts.help}</p>
      <FactList
        title={texts.months}
        empty={texts.noMonths}
        facts={months.map((month) => ({
          id: month.month,
          text: formatMonth(month.month),
          note: dotted(carriedMonthText(month), month.remark ?? ''),
        }))}
      />
      {pointSums && uses('points') && (
        <FactList
          title={all.totals(pointSums.rewards, pointSums.penalties)}
          empty={all.noPoints}
          facts={(points ?? []).map((point, at) => ({
            id: String(at),
            text: dotted(`${pointFilterName(point.pointType)} ${formatPoint(point)}`, point.reason),
            note: formatDay(point.incidentDate),
          }))}
        />
      )}
      {uses('mocks') && (
        <FactList
          title={texts.exams}
          empty={texts.noExams}
          facts={exams.map((exam, at) => ({
            id: String(at),
            text: carriedExamText(exam),
            note: formatDay(exam.examDate),
          }))}
        />
      )}
      {reasons && (
        <FactList
          title={all.reasons}
          empty={all.noReasons}
          facts={reasons.map((reason, at) => ({
            id: String(at),
            text: dotted(reasonTypeName(reason.type), reason.text),
            note: dotted(formatDay(reason.date), reasonStatusName(reason.status)),
          }))}
        />
      )}
    </Stack>
  );
}

/** 지점 이동: where the student came from and goes to, and what was there before. */
export function MovesTab({ facts: { student } }: { facts: StudentFacts }) {
  const { data, isError, refetch } = useQuery(studentQueries.moves(student.id));
  if (!data) return <TabState isError={isError} onRetry={() => void refetch()} />;
  return (
    <>
      <Stack as="ul" gap={8}>
        {data.content.map(({ way, planned, branch, url, day }) => (
          <li key={`${way} ${day} ${branch}`} className={styles.item}>
            <span>{texts[planned ? 'planned' : way](formatLongDay(day), branch)}</span>
            <span className={textStyles.figures}>
              <a href={url} target="_blank" rel="noreferrer">
                {texts.open(branch)}
              </a>
            </span>
          </li>
        ))}
      </Stack>
      {data.histories.map((history) => (
        <FormerBranch key={`${history.branch} ${history.lastDay}`} history={history} />
      ))}
    </>
  );
}
