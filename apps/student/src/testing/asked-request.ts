/** What a fake server sees of a call that went out by `fetch`. */
export async function askedRequest(input: string | URL | Request, init?: RequestInit) {
  const request = new Request(input, init);
  const text = await request.text();
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { method: request.method, url: new URL(request.url), headers: request.headers, body };
}
