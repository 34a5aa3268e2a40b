import { useDeviceChoice, useOnline } from '@academy/app-kit/device';
import { isStuck } from '@academy/app-kit/writes/outbox';
import { type KioskDay, TAIL_DIGITS } from '@academy/domain/kiosk';
import { formatClock, formatDay, seoulDay } from '@academy/domain/time';
import { Button } from '@academy/ui/button';
import { OfflineIcon, PhoneIcon } from '@academy/ui/icon';
import { Switch } from '@academy/ui/switch';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { retryText } from '@academy/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { messages } from '../../../shared/texts/messages';
import type { CheckIns } from '../check-in-outbox';
import { useKioskNow } from '../kiosk-clock';
import { kioskDayQuery } from '../kiosk-day';
import { doorTexts as texts } from '../kiosk-texts';
import { Answers, Questions } from './answers';
import styles from './door.module.css';
import { Camera } from './camera';
import { useDoor } from './use-door';
import { useKeys } from './use-keys';

interface Props {
  checkIns: CheckIns;
  name: string;
}

/** That the network is gone, and how much waits for it. */
function Waiting({ checkIns, failing }: { checkIns: CheckIns; failing: boolean }) {
  const online = useOnline();
  const { edits, state } = useSyncExternalStore(checkIns.subscribe, checkIns.getSnapshot);
  const offline = !online || failing || (isStuck(state) && edits.size > 0);
  return (
    <p className={styles.waiting} aria-live="polite">
      {offline && (
        <span className={styles.offline}>
          <OfflineIcon /> {texts.offline(edits.size)}
        </span>
      )}
    </p>
  );
}

function Clock({ name }: { name: string }) {
  const now = useKioskNow();
  return (
    <div className={styles.clock}>
      <p className={styles.place}>{name}</p>
      <p className={styles.hour}>{formatClock(now)}</p>
      <p className={styles.date}>{formatDay(seoulDay(now))}</p>
    </div>
  );
}

const soundChoice = {
  read: (text: string | null) => text !== 'off',
  write: (on: boolean) => (on ? 'on' : 'off'),
};

/** What a student does next: type, show a code, or answer. */
function Middle({ door }: { door: ReturnType<typeof useDoor> }) {
  const { scene, scan } = door;
  const asks = scene.kind === 'who' || scene.kind === 'what';
  useKeys({ onType: door.type, onErase: door.erase, onScan: scan }, !asks);
  if (asks)
    return <Questions scene={scene} onMeet={door.meet} onAct={door.act} onBack={door.back} />;
  if (door.camera) return <Camera onScan={scan} onBack={() => door.setCamera(false)} />;
  return (
    <Pad
      digits={door.digits}
      onType={door.type}
      onErase={door.erase}
      onCamera={() => door.setCamera(true)}
    />
  );
}

/** The day is there: students type. */
function Open({ day, failing, checkIns, name }: Props & { day: KioskDay; failing: boolean }) {
  const [sound, setSound] = useDeviceChoice('academy.kiosk.sound', soundChoice);
  const door = useDoor({ day, checkIns, sound });
  const { scene } = door;
  return (
    <main className={styles.door} data-scene={scene.kind}>
      <title>{`${texts.title} · ${messages.appName}`}</title>
      <header className={styles.head}>
        <Clock name={name} />
        <h1 className={styles.prompt}>{door.camera ? texts.showCode : texts.prompt}</h1>
        <p className={styles.resting} role="alert" hidden={!door.resting}>
          {door.resting && texts.resting}
        </p>
        <Waiting checkIns={checkIns} failing={failing} />
      </header>
      <Middle door={door} />
      <output className={styles.answers}>
        <Answers scene={scene} />
      </output>
      <footer className={styles.foot}>
        <Switch label={texts.sound} checked={sound} onCheckedChange={setSound} />
      </footer>
    </main>
  );
}

/** Where students check in, from the moment that the day's list is on the device. */
export function Door(props: Props) {
  const { data, isError, isFetching, refetch } = useQuery(kioskDayQuery());
  if (data) return <Open day={data} failing={isError} {...props} />;
  return (
    <main className={styles.empty} aria-busy={isFetching}>
      <p>{isError ? texts.failed : texts.loading}</p>
      {isError && (
        <Button variant="primary" size="large" onClick={() => void refetch()}>
          {retryText}
        </Button>
      )}
    </main>
  );
}

interface PadProps {
  digits: string;
  onType: (digit: string) => void;
  onErase: (all?: boolean) => void;
  onCamera: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number pad, as large as the screen has room for. */
function Pad({ digits, onType, onErase, onCamera }: PadProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onType(digit)}>
      {digit}
    </button>
  );
  return (
    <div className={styles.typing}>
      <VisuallyHidden>{texts.typed(digits.length)}</VisuallyHidden>
      <div className={styles.slots} aria-hidden="true">
        {Array.from({ length: TAIL_DIGITS }, (_, at) => (
          <span key={at} className={styles.slot} data-filled={at < digits.length}>
            {digits[at]}
          </span>
        ))}
      </div>
      <fieldset className={styles.pad} aria-label={texts.pad}>
        {DIGITS.map(key)}
        <button type="button" className={styles.erase} onClick={() => onErase(true)}>
          {texts.eraseAll}
        </button>
        {key('0')}
        <button type="button" className={styles.erase} onClick={() => onErase()}>
          {texts.erase}
        </button>
      </fieldset>
      <button type="button" className={styles.camera} onClick={onCamera}>
        <PhoneIcon /> {texts.byCode}
      </button>
    </div>
  );
}
