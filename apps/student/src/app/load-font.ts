/** The system's font first; Pretendard comes once the page is there, and only the parts that its text needs (UX §2). */
export function loadFont(): void {
  const load = () => void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
