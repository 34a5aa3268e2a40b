import { PageBar, type PageBarProps } from '@academy/ui/page-bar';
import { messages } from '../texts/messages';

interface Props extends Pick<PageBarProps, 'back' | 'state' | 'children'> {
  title: string;
}

/** The bar of a manager's page, which also names the tab of the browser. */
export function PageHead({ title, ...bar }: Props) {
  return (
    <>
      <title>{`${title} · ${messages.appName}`}</title>
      <PageBar title={title} {...bar} />
    </>
  );
}
