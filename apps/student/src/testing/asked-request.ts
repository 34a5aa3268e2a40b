/** What a fake server sees of a call that went out by `fetch`. */
export async function askedRequest(input: string | URL | Request, init?: RequestInit) {
  const request = new Request(input, init);
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method: request.method, url: new URL(request.url), headers: request.headers, body };
}
