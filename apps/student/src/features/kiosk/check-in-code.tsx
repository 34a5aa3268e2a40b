import { codeLeft, codeText } from '@academy/domain/kiosk';
import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import { QrCode } from '@academy/ui/qr-code';
import { encodeQR } from 'qr';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverClock } from '../../shared/api';
import styles from './check-in-code.module.css';
import { useCodeSecret } from './check-in-queries';
import { checkInTexts as texts } from './check-in-texts';

/** Keeps the screen on while the student waits at the door, where the browser can. */
function useLitScreen(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const lit = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lit.then((lock) => lock?.release());
  }, []);
}

type Secret = NonNullable<ReturnType<typeof useCodeSecret>>;

function Code({ secret }: { secret: Secret }) {
  // Without a network it goes by how far the clocks were apart when they last met.
  const now = useCallback(
    () => new Date(Date.now() + (serverClock.offset() || secret.ahead)),
    [secret.ahead],
  );
  const second = useSecond(now);
  useLitScreen();
  const text = codeText(secret, second);
  const cells = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 2 }), [text]);
  const left = Math.ceil(codeLeft(second) / 1000);
  return (
    <>
      <QrCode label={texts.code} cells={cells} />
      <p className={styles.left}>{texts.left(left)}</p>
    </>
  );
}

/** What a student holds up at the door, as large as the sheet, and on white in the dark too. */
export function CheckInCode({ onBack }: { onBack: () => void }) {
  const secret = useCodeSecret();
  return (
    <Stack gap={16}>
      {secret ? <Code secret={secret} /> : <p className={styles.help}>{texts.unread}</p>}
      <p className={styles.help}>{texts.help}</p>
      <Button size="large" block onClick={onBack}>
        {texts.back}
      </Button>
    </Stack>
  );
}

/** The present by a clock, again at each of its full seconds. */
function useSecond(now: () => Date): Date {
  const [second, setSecond] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function look(): void {
      const present = now();
      setSecond(present);
      timer = setTimeout(look, 1000 - (present.getTime() % 1000));
    }
    look();
    return () => clearTimeout(timer);
  }, [now]);
  return second;
}
