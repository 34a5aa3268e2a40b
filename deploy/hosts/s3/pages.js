// The CloudFront function of an app, on "viewer request": an address of the app itself gets its page.
// Written with what CloudFront's own JavaScript knows.
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri !== '/' && uri.endsWith('/')) request.uri = `${uri}index.html`;
  else if (!/\.\w+$/.test(uri)) request.uri = '/index.html';
  return request;
}
