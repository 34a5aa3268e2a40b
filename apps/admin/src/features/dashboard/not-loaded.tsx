import { Banner } from '@academy/ui/banner';
import { Button } from '@academy/ui/button';
import { retryText } from '@academy/ui/words';
import { messages } from '../../shared/texts/messages';

interface Props {
  /** What is missing, by its heading. */
  what: string;
  onRetry: () => void;
}

/** Replaces one part of the page; the others work without it. */
export const NotLoaded = ({ what, onRetry }: Props) => (
  <Banner
    kind="maintenance"
    action={
      <Button size="dense" onClick={onRetry}>
        {retryText}
      </Button>
    }
  >
    {`${what} · ${messages.errors.load}`}
  </Banner>
);
