import { visitActionName, type VisitAction } from '@academy/domain/attendance';
import type { KioskStudent, ShownCode } from '@academy/domain/kiosk';
import { CheckIcon, InfoIcon, WarningIcon } from '@academy/ui/icon';
import { useEffect, useRef } from 'react';
import { doorTexts as texts } from '../kiosk-texts';
import styles from './door.module.css';
import type { Scene } from './use-door';

interface Choice {
  key: string;
  label: string;
  note?: string;
  choose: () => void;
}

function Question({
  title,
  choices,
  onBack,
}: {
  title: string;
  choices: readonly Choice[];
  onBack: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // The question has taken the pad's place, and the keyboard follows it.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <section className={styles.question} aria-label={title}>
      <h2 className={styles.asked}>{title}</h2>
      <div ref={list} className={styles.choices}>
        {choices.map(({ key, label, note, choose }) => (
          <button key={key} type="button" className={styles.choice} onClick={choose}>
            {label}
            {note !== undefined && note !== '' && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
      <button type="button" className={styles.back} onClick={onBack}>
        {texts.back}
      </button>
    </section>
  );
}

const ICONS = { done: CheckIcon, just: InfoIcon, unknown: WarningIcon };

function Answer({
  kind,
  title,
  children,
}: {
  kind: keyof typeof ICONS;
  title: string;
  children: string;
}) {
  const Sign = ICONS[kind];
  return (
    <span className={styles.answer} data-kind={kind}>
      <span className={styles.sign}>
        <Sign />
      </span>
      <span className={styles.told}>{title}</span>
      <span className={styles.more}>{children}</span>
    </span>
  );
}

/** What is asked where digits or the hour leave it open. */
export function Questions({
  scene,
  onMeet,
  onAct,
  onBack,
}: {
  scene: Extract<Scene, { kind: 'who' | 'what' }>;
  onMeet: (student: KioskStudent) => void;
  onAct: (student: KioskStudent, action: VisitAction, code?: ShownCode) => void;
  onBack: () => void;
}) {
  if (scene.kind === 'who')
    return (
      <Question
        title={texts.who}
        onBack={onBack}
        choices={scene.students.map((student) => ({
          key: student.studentId,
          label: student.name,
          note: student.hint && texts.seat(student.hint),
          choose: () => onMeet(student),
        }))}
      />
    );
  const { student, actions, code } = scene;
  return (
    <Question
      title={texts.what(student.name)}
      onBack={onBack}
      choices={actions.map((action) => ({
        key: action,
        label: visitActionName(action),
        choose: () => onAct(student, action, code),
      }))}
    />
  );
}

function Unknown({ why }: { why: keyof typeof texts.unknown }) {
  const { title, help } = texts.unknown[why];
  return (
    <Answer kind="unknown" title={title}>
      {help}
    </Answer>
  );
}

/** What has become of it, large enough to be read in passing. */
export function Answers({ scene }: { scene: Scene }) {
  if (scene.kind === 'done')
    return (
      <Answer kind="done" title={`${scene.name} · ${texts.done(scene.action, scene.time)}`}>
        {texts.greeting[scene.action]}
      </Answer>
    );
  if (scene.kind === 'just')
    return (
      <Answer kind="just" title={scene.name}>
        {texts.just(scene.action, scene.time)}
      </Answer>
    );
  return scene.kind === 'unknown' ? <Unknown why={scene.why} /> : null;
}
