import { Button } from '@academy/ui/button';
import { Drawer } from '@academy/ui/drawer';
import { useState } from 'react';
import { HistoryList } from './history-list';
import { historyTexts as texts } from './history-texts';

/**
 * 변경 이력 of one tab: opens who changed what, newest first. `entity` is the tab's name in the log.
 */
export function HistoryButton({ entity }: { entity: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="dense" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={texts.button}>
        {open && <HistoryList entity={entity} />}
      </Drawer>
    </>
  );
}
