import { errorText } from '@academy/api-client';
import { newKey } from '@academy/app-kit/writes';
import { groupBy } from '@academy/domain/collections';
import type { StudentProposal } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { tellApart } from '../../shared/lists/tell-apart';
import { toasts } from '../../shared/toasts';
import { useManager } from '../../shared/use-manager';
import { attendanceQueries } from './attendance-queries';
import { proposalTexts as texts } from './day-work-texts';
import styles from './today-view.module.css';
import type { AttendanceSheet } from './use-attendance-day';

/** The server is asked for proposals this often while the page is open. */
const POLL_MS = 60_000;

function ProposalsDialog({
  date,
  proposals,
  onClose,
}: {
  date: CalendarDay;
  proposals: readonly StudentProposal[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // One intention per preset: pressed twice, it is given once.
  const [requestKeys] = useState(
    () => new Map(proposals.map(({ preset }) => [preset.id, newKey()])),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toggle = (id: string) =>
    setChosen((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
    );

  async function issue() {
    setBusy(true);
    try {
      for (const [presetId, group] of groupBy(
        proposals.filter(({ studentId }) => chosen.has(studentId)),
        ({ preset }) => preset.id,
      )) {
        const requestKey = requestKeys.get(presetId) ?? newKey();
        await api.issuePoints({
          body: {
            studentIds: group.map(({ studentId }) => studentId),
            incidentDate: date,
            detail: '',
            memo: '',
            what: { kind: 'preset', presetId },
            requestKey,
            proposalOf: date,
          },
        });
      }
      toasts.show({ text: texts.done(chosen.size), tone: 'success' });
      onClose();
    } catch (error) {
      setFailure(errorText(error, texts.failed));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: attendanceQueries.all });
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            variant="primary"
            loading={busy}
            disabledReason={chosen.size === 0 ? texts.chooseFirst : undefined}
            onClick={() => void issue()}
          >
            {texts.issue(chosen.size)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{proposals.length === 0 ? texts.none : texts.help}</p>
        {proposals.length > 1 && (
          <Checkbox
            label={texts.all}
            checked={chosen.size === proposals.length}
            onCheckedChange={(all) =>
              setChosen(new Set(all ? proposals.map(({ studentId }) => studentId) : []))
            }
          />
        )}
        {tellApart(proposals).map(({ studentId, name, cause, preset }) => (
          <Checkbox
            key={studentId}
            label={texts.row(name, texts.cause[cause], preset.name, preset.points)}
            checked={chosen.has(studentId)}
            onCheckedChange={() => toggle(studentId)}
          />
        ))}
        <InlineError>{failure}</InlineError>
      </div>
    </Dialog>
  );
}

/**
 * `벌점 제안 n건`: what the day's attendance proposes; a person chooses whom it is given to. Nothing
 * while the academy proposes nothing.
 */
export function Proposals({ sheet: { date, settings } }: { sheet: AttendanceSheet }) {
  const { can, missing } = useManager();
  const [open, setOpen] = useState(false);
  const wanted =
    can('attendance.read') &&
    (settings.proposals.late !== null || settings.proposals.absent !== null);
  const { data } = useQuery({
    queryKey: [...attendanceQueries.all, 'proposals', date],
    queryFn: ({ signal }) => api.pointProposals({ params: { date }, signal }),
    enabled: wanted,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
  if (!wanted || !data) return null;
  return (
    <>
      <Button
        size="dense"
        disabledReason={
          missing('points.write') ?? (data.content.length === 0 ? texts.none : undefined)
        }
        onClick={() => setOpen(true)}
      >
        {texts.button(data.content.length)}
      </Button>
      {open && (
        <ProposalsDialog date={date} proposals={data.content} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
