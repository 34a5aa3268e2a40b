import { InlineError } from '@academy/ui/inline-error';
import { VisuallyHidden } from '@academy/ui/visually-hidden';

interface Props {
  error: string | undefined;
  /** Counts down while trying is of no use. */
  waiting: string | undefined;
}

/** Why signing in failed. Said once; only the eye needs every second. */
export function LoginFailure({ error, waiting }: Props) {
  if (!error) return null;
  return (
    <InlineError>
      {waiting ? <VisuallyHidden>{error}</VisuallyHidden> : error}
      {waiting && <span aria-hidden="true">{waiting}</span>}
    </InlineError>
  );
}
