import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { doorTexts as texts } from '../kiosk-texts';
import styles from './camera.module.css';
import { watchCamera, type CameraProblem } from './watch-camera';

interface Props {
  onScan: (text: string) => boolean;
  onBack: () => void;
}

/** What the camera sees, as in a mirror, until a code of a phone is in it. */
export function Camera({ onScan, onBack }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem>();
  const onCode = useEffectEvent(onScan);
  useEffect(() => {
    if (video.current) return watchCamera(video.current, { onCode, onProblem: setProblem });
  }, []);
  return (
    <section className={styles.camera} aria-label={texts.camera}>
      {problem ? (
        <p role="alert" className={styles.problem}>
          {texts.cameraProblem[problem]}
        </p>
      ) : (
        <div className={styles.seen}>
          <video ref={video} className={styles.picture} muted playsInline aria-hidden="true" />
          <span className={styles.frame} aria-hidden="true" />
        </div>
      )}
      <p className={styles.promise}>{texts.noPhoto}</p>
      <button type="button" className={styles.back} onClick={onBack}>
        {texts.byNumber}
      </button>
    </section>
  );
}
