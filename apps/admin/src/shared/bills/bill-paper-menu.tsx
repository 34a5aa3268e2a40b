import { billPaperName, type BillPaperKind } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarMonth } from '@academy/domain/time';
import { buttonClassName } from '@academy/ui/button';
import { DownloadIcon, PrintIcon } from '@academy/ui/icon';
import { Menu } from '@academy/ui/menu';
import { billPaperTexts as texts } from './bill-paper-texts';
import { useBillPapers } from './use-bill-papers';

const KINDS: readonly BillPaperKind[] = ['statement', 'receipt'];

/** 명세서·영수증 of one student's month: on paper, or as a picture to send. */
export function BillPaperMenu({
  month,
  studentId,
}: {
  month: CalendarMonth;
  studentId: StudentId;
}) {
  const { print, save, busy, paper } = useBillPapers(month);
  return (
    <>
      <Menu
        className={buttonClassName({ size: 'dense' })}
        disabled={busy}
        items={KINDS.flatMap((kind) => [
          {
            label: texts.print(billPaperName(kind)),
            icon: <PrintIcon />,
            onSelect: () => print(kind, { studentId }),
          },
          {
            label: texts.savePicture(billPaperName(kind)),
            icon: <DownloadIcon />,
            onSelect: () => save(kind, studentId),
          },
        ])}
      >
        <PrintIcon /> {texts.title}
      </Menu>
      {paper}
    </>
  );
}
