import { Button } from '@academy/ui/button';
import { Component, type ReactNode } from 'react';
import { messages } from '../shared/messages';
import styles from './error-page.module.css';

const texts = messages.errors;

/** Stands in when a page cannot be drawn at all (spec §2, error boundary page). */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1 className={styles.title}>{texts.crashTitle}</h1>
        <p className={styles.body}>{texts.crashBody}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </main>
    );
  }
}
