import { errorText } from '@academy/api-client';
import { sendOnce, useCommand } from '@academy/app-kit/writes';
import { groupBy } from '@academy/domain/collections';
import type { StudentProposal } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { closeText } from '@academy/ui/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { markNamesakes } from '../../../shared/lists/mark-namesakes';
import { toasts } from '../../../shared/toasts';
import { useManager } from '../../../shared/session/use-manager';
import { attendanceQueries } from '../attendance-queries';
import { proposalTexts as texts } from '../dialog-texts';
import type { AttendanceSheet } from '../day/use-attendance-day';
import { POLL_MS } from '../../../shared/poll';

interface ProposedGroup {
  presetId: StudentProposal['preset']['id'];
  studentIds: readonly StudentProposal['studentId'][];
}

const groupsOf = (proposals: readonly StudentProposal[]): ProposedGroup[] =>
  [...groupBy(proposals, ({ preset }) => preset.id)].map(([presetId, group]) => ({
    presetId,
    studentIds: group.map(({ studentId }) => studentId),
  }));

/** Gives the proposed points of a day, preset by preset. */
function useIssueProposed(date: CalendarDay) {
  const queries = useQueryClient();
  return useCommand({
    name: `issue proposed points of ${date}`,
    // Each preset is an intention of its own: what was given before one failed is not given again.
    async send(groups: readonly ProposedGroup[]) {
      for (const { presetId, studentIds } of groups) {
        const request = {
          studentIds: [...studentIds],
          incidentDate: date,
          detail: '',
          memo: '',
          what: { kind: 'preset' as const, presetId },
          proposalOf: date,
        };
        await sendOnce(`issue ${JSON.stringify(request)}`, {
          send: (key) => api.issuePoints({ body: request, key }),
        });
      }
    },
    onSuccess(_, groups) {
      const count = groups.reduce((sum, { studentIds }) => sum + studentIds.length, 0);
      toasts.show({ text: texts.done(count), tone: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: attendanceQueries.all }),
  });
}

interface DialogProps {
  date: CalendarDay;
  proposals: readonly StudentProposal[];
  onClose: () => void;
}

function ProposalsDialog({ date, proposals, onClose }: DialogProps) {
  const issue = useIssueProposed(date);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setChosen((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
    );
  const groups = groupsOf(proposals.filter(({ studentId }) => chosen.has(studentId)));

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{closeText}</Button>
          <Button
            variant="primary"
            loading={issue.isPending}
            disabledReason={chosen.size === 0 ? texts.chooseFirst : undefined}
            onClick={() => issue.run(groups, onClose)}
          >
            {texts.issue(chosen.size)}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
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
        {markNamesakes(proposals).map(({ studentId, name, cause, preset }) => (
          <Checkbox
            key={studentId}
            label={texts.row(name, texts.cause[cause], preset.name, preset.points)}
            checked={chosen.has(studentId)}
            onCheckedChange={() => toggle(studentId)}
          />
        ))}
        <InlineError>{issue.error && errorText(issue.error, texts.failed)}</InlineError>
      </Stack>
    </Dialog>
  );
}

/**
 * `벌점 제안 n건`: penalties proposed from the day's attendance; the manager chooses who gets one. Empty
 * while the academy has no proposals.
 */
export function Proposals({ sheet: { date, settings } }: { sheet: AttendanceSheet }) {
  const { can, missing, uses } = useManager();
  const [open, setOpen] = useState(false);
  const wanted =
    uses('points') &&
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
