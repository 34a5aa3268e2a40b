import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { WarningIcon } from '../icon';
import { retryText } from '../words';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** What happened: 소식을 불러오는 중 오류가 발생했어요. */
  title: ReactNode;
  /** What else is known or can be done: the connection, an error number to read to the desk. */
  children?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Text of that button. */
  retryLabel?: string;
  /** The new attempt runs: a spinner on the button, further presses do nothing. */
  retrying?: boolean;
}

/** Takes the place of content that couldn't be loaded. */
export function ErrorState({
  title,
  onRetry,
  retryLabel = retryText,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button loading={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return <EmptyState {...rest} role="alert" title={title} icon={<WarningIcon />} action={retry} />;
}
