import { visitActionName } from '@academy/domain/attendance';
import { checkInMarkText, type NotedCheckIn } from '@academy/domain/kiosk';
import { formatClock, type CalendarDay } from '@academy/domain/time';
import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { Dialog } from '@academy/ui/dialog';
import { KeyValueList } from '@academy/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceQueries } from '../attendance-queries';
import { checkInTexts as texts } from '../dialog-texts';

const factOf = ({ name, action, at, kiosk, marks }: NotedCheckIn) => ({
  label: `${formatClock(new Date(at))} ${name} ${visitActionName(action)}`,
  value: `${marks.map(checkInMarkText).join(' · ')} (${kiosk})`,
});

/** Check-ins at the door that look odd: they count, and a person should know of them. */
export function CheckInNotice({ date }: { date: CalendarDay }) {
  const { data = [] } = useQuery(attendanceQueries.checkIns(date));
  const [open, setOpen] = useState(false);
  if (data.length === 0) return null;
  return (
    <>
      <Banner
        kind="info"
        action={
          <Button size="dense" onClick={() => setOpen(true)}>
            {texts.show}
          </Button>
        }
      >
        {texts.notice(data.length)}
      </Banner>
      {open && (
        <Dialog open title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
          <p>{texts.help}</p>
          <KeyValueList items={data.map(factOf)} />
        </Dialog>
      )}
    </>
  );
}
