import { visitActionName } from '@academy/domain/attendance';
import { checkInMarkText, type CheckInId, type NotedCheckIn } from '@academy/domain/kiosk';
import { formatClock, type CalendarDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { Checkbox } from '@academy/ui/checkbox';
import { Dialog } from '@academy/ui/dialog';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Stack } from '@academy/ui/layout';
import { memo, useState } from 'react';
import { client } from '../../shared/session/session';
import { kioskManagement } from './kiosk-management';
import { useManager } from '../../shared/session/use-manager';
import { toasts } from '../../shared/toasts';
import { undoTexts } from '../../shared/texts/kit-texts';
import { useWrite } from '../../shared/writes/use-write';
import { checkInTexts as texts } from './kiosk-texts';
import styles from './check-in-notice.module.css';

/** The day's check-ins that need attention, read again with its attendance. */
const checkInsQuery = (date: CalendarDay) =>
  queryOptions({
    queryKey: ['attendance', 'noted', date],
    queryFn: async ({ signal }) =>
      client.understands('kiosk')
        ? (await kioskManagement.notedCheckIns({ params: { date }, signal })).content
        : [],
  });

const nameOf = ({ name, action, at }: NotedCheckIn) =>
  `${formatClock(new Date(at))} ${name} ${visitActionName(action)}`;

interface Tick {
  id: CheckInId;
  seen: boolean;
}

/** 확인: marks a check-in as looked into, and undoes it. */
function useTick(date: CalendarDay) {
  const tick = useWrite({
    name: 'tick check-in',
    send: ({ id: checkInId, seen }: Tick) =>
      kioskManagement.tickCheckIn({ params: { checkInId }, body: { seen } }),
    reads: checkInsQuery(date).queryKey,
    failed: texts.failed,
    onSuccess: (_, { id, seen }) =>
      toasts.show({
        key: 'check-in',
        tone: 'success',
        text: seen ? texts.ticked : texts.unticked,
        ...(seen && {
          undo: { label: undoTexts.undo, run: () => tick.run({ id, seen: false }) },
        }),
      }),
  });
  return tick;
}

function CheckInList({ date, checkIns }: { date: CalendarDay; checkIns: readonly NotedCheckIn[] }) {
  const { missing } = useManager();
  const tick = useTick(date);
  return (
    <Stack as="ul" gap={8}>
      {checkIns.map((checkIn) => (
        <li key={checkIn.id}>
          <Checkbox
            label={nameOf(checkIn)}
            checked={checkIn.seenByName !== null}
            disabledReason={missing('attendance.write')}
            onChange={(event) => tick.run({ id: checkIn.id, seen: event.currentTarget.checked })}
          />
          <p className={styles.marks}>
            {checkIn.marks.map(checkInMarkText).join(' · ')} ({checkIn.kiosk})
            {checkIn.seenByName !== null && ` · ${texts.seenBy(checkIn.seenByName)}`}
          </p>
        </li>
      ))}
    </Stack>
  );
}

/** Check-ins at the door that look odd: they count, and a person should know of them. */
export const CheckInNotice = memo(function CheckInNotice({ date }: { date: CalendarDay }) {
  const { data = [] } = useQuery(checkInsQuery(date));
  const [open, setOpen] = useState(false);
  const unseen = data.filter(({ seenByName }) => seenByName === null).length;
  return (
    <>
      {unseen > 0 && (
        <Banner
          kind="info"
          action={
            <Button size="dense" onClick={() => setOpen(true)}>
              {texts.show}
            </Button>
          }
        >
          {texts.notice(unseen)}
        </Banner>
      )}
      {open && (
        <Dialog open title={texts.title} onClose={() => setOpen(false)}>
          <p>{texts.help}</p>
          <CheckInList date={date} checkIns={data} />
        </Dialog>
      )}
    </>
  );
});
