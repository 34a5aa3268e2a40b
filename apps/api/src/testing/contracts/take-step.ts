import { createApi, type Api } from '@academy/api-client';
import { filled, keepFrom, type Kept, type Step } from './journey';

/** The client as the apps wire it, speaking for whoever has signed in. */
export const clientOf = (baseURL: string, kept: Kept): Api =>
  createApi({
    baseURL,
    onAxios: (http) =>
      http.interceptors.request.use((config) => {
        if (kept.has('token'))
          config.headers.set('Authorization', `Bearer ${String(kept.get('token'))}`);
        return config;
      }),
  });

/**
 * Makes one call through the typed client and keeps what the step asks for. Answers what the app
 * would get.
 */
export async function takeStep(api: Api, step: Step, kept: Kept): Promise<unknown> {
  const call: unknown = Reflect.get(api, step.call);
  if (typeof call !== 'function') throw new Error(`The client has no call ${step.call}`);
  const { params, query, body, headers } = step;
  const request = filled(
    {
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
    },
    kept,
  );
  try {
    const answer: unknown = await Reflect.apply(call, undefined, [request]);
    keepFrom(answer, step, kept);
    return answer;
  } catch (cause) {
    throw new Error(`The step ${step.call} went wrong`, { cause });
  }
}
