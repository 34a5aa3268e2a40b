import { useEffect, useEffectEvent, useState } from 'react';

interface Options {
  enabled: boolean;
  onFiles: (files: File[]) => void;
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Files dropped or pasted anywhere on the page. A file that misses the target by a hand's breadth
 * would otherwise replace the page with itself, and the form's content with it. Text pasted into a
 * field stays the field's.
 */
export function useFileTarget({ enabled, onFiles }: Options): { dragging: boolean } {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (enabled && files && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(enabled);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer?.files);
    };
    document.addEventListener('dragover', drag, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', (event) => take(event.clipboardData?.files), { signal });
    return () => over.abort();
  }, [enabled]);

  return { dragging };
}
