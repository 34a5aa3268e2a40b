import { createApi, type Api } from '@academy/api-client';
import { filled, keepFrom, type Kept, type Step } from './journey';
import type { AppName } from './contract';

/** The client as an app wires it: the student's sends everything over fetch (ADR 0061), the manager's over axios. */
export function clientOf(app: AppName, baseURL: string, kept: Kept): Api {
  const authorization = (): Record<string, string> =>
    kept.has('token') ? { authorization: `Bearer ${String(kept.get('token'))}` } : {};
  if (app === 'student')
    return createApi({
      baseURL,
      sessionTransport: (plain) => (wire) =>
        plain({ ...wire, headers: { ...wire.headers, ...authorization() } }),
    });
  return createApi({
    baseURL,
    onAxios: (http) =>
      http.interceptors.request.use((config) => {
        for (const [name, value] of Object.entries(authorization()))
          config.headers.set(name, value);
        return config;
      }),
  });
}

/** Makes one call through the typed client and keeps what the step asks for. Answers what the app would get. */
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
