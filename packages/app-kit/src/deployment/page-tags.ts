/**
 * A `<meta>` of the page that whoever deploys it may set; undefined where it says nothing, or where
 * there is no page.
 */
const contentOf = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/**
 * Where the calls go: beside the page unless it says otherwise. Without a slash at the end, as
 * `createClient` wants it.
 */
export const apiAddress = (): string => contentOf('academy-api')?.replace(/\/+$/, '') ?? '/api';

/** What the app calls itself here. */
export const appName = (usual: string): string => contentOf('application-name') ?? usual;
