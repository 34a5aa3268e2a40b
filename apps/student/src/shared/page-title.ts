/** `도시락 신청 · 하늘학원`: what the tab of the browser says. */
export const pageTitle = (page: string, academy: string | undefined): string =>
  [page, academy].filter(Boolean).join(' · ');
