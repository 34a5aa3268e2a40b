/**
 * A `<meta>` of the page that a deployment may set; undefined when it is empty or there is no
 * document.
 */
const contentOf = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/**
 * The API's base URL: the page's own origin by default. Without a trailing slash, as `createClient`
 * expects.
 */
export const apiAddress = (): string => contentOf('academy-api')?.replace(/\/+$/, '') ?? '/api';

/** The app's name in this deployment. */
export const appName = (usual: string): string => contentOf('application-name') ?? usual;
