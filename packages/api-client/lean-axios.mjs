/**
 * What our one instance of axios never reaches (`src/http.ts`): bodies are JSON texts or blobs,
 * paths come finished, calls end by an
 * `AbortSignal`. Each is put in as nothing, so that reaching it by mistake fails loudly.
 */
const UNREACHED = {
  'cancel/CancelToken': 'export default null',
  'core/createMultipartBody': 'export default null',
  'core/setFormDataHeaders': 'export default null',
  'helpers/AxiosURLSearchParams': 'export default null',
  'helpers/HttpStatusCode': 'export default null',
  'helpers/cookies': 'export default null',
  'helpers/estimateDataURLDecodedBytes': 'export default null',
  'helpers/formDataToJSON': 'export default null',
  'helpers/spread': 'export default null',
  'helpers/toFormData': 'export default null; export const DEFAULT_FORM_DATA_MAX_DEPTH = 0',
  'helpers/toURLEncodedForm': 'export default null',
};

/** Only transfers that show how far they are need them. */
const TRANSFERS = {
  'adapters/xhr': 'export default null',
  'helpers/progressEventReducer':
    'export const progressEventReducer = null, progressEventDecorator = null, asyncDecorator = null',
  // Counts what it hands on. A stream of live events passes it uncounted.
  'helpers/trackStream': 'export const trackStream = (stream) => stream',
};

/**
 * Leaves out of a build's axios what the app cannot reach.
 * @param {{ transfers: boolean }} has whether the app sends or receives files
 * @returns {{ name: string, apply: 'build', load: (id: string) => string | undefined }} a plugin of
 * vite
 */
export function leanAxios({ transfers }) {
  const left = new Map(Object.entries({ ...UNREACHED, ...(transfers ? {} : TRANSFERS) }));
  return {
    name: 'lean-axios',
    apply: 'build',
    load(id) {
      const path = /[\\/]axios[\\/]lib[\\/](.+)\.js$/.exec(id)?.[1];
      return path === undefined ? undefined : left.get(path.replaceAll('\\', '/'));
    },
  };
}
