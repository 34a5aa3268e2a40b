import { afterEach } from 'vitest';

// Only tests that ask for a page (`@vitest-environment jsdom`) have something to clean up. They
// share it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { onlineManager } = await import('@tanstack/react-query');
  // Waiting ends with what is waited for; only a failure takes this long.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(() => {
    cleanup();
    // What a test has put into the page by hand is not the next file's.
    document.body.replaceChildren();
    onlineManager.setOnline(true);
    localStorage.clear();
    sessionStorage.clear();
  });

  // Node's own takes no address without an origin; a page's takes it from the page.
  class PageRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(input, location.href), init);
    }
  }
  if (Request.name !== PageRequest.name) globalThis.Request = PageRequest;
}
