import { expectListed } from './listed-refusals';

export interface CallOptions {
  token?: string;
  /** Travels as JSON; a `Blob` as it is, under its own type. */
  body?: unknown;
  /** A body that is no JSON. */
  rawBody?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined for anything else. */
  body: unknown;
  cookies: string[];
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One HTTP call through the network, redirects and cookies left alone. */
export async function call(
  url: string,
  method: string,
  path: string,
  { token, body, rawBody, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(rawBody !== undefined && { body: rawBody }),
  });
  const text = await response.text();
  const answered = parse(text);
  expectListed(method, path, answered);
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: answered,
    cookies: response.headers.getSetCookie(),
  };
}

/** A browser that keeps cookies from answer to answer. */
export function browser(url: string) {
  const jar = new Map<string, string>();
  return {
    jar,
    async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await call(url, method, path, {
        ...options,
        headers: { ...(cookie && { cookie }), ...options.headers },
      });
      for (const line of answer.cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
  };
}
