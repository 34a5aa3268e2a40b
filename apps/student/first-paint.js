// Paints the month before any code of the app has run: as this student saw it last, else its shell,
// which the document holds (ADR 0501). It comes in one file with theme.js. What it paints does
// nothing: `inert` keeps taps and screen readers from it until the app takes its place.
(function (data) {
  const NAME = 'academy.student.month-drawn';
  if (!data.app || location.pathname !== '/student-calendar') return;

  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      // A browser that stores nothing has nobody signed in, as far as is known here.
      return null;
    }
  }

  if (kept('academy-student.signed-in') !== 'student') return;
  const drawn = drawnBefore();
  const today = new Date(Date.now() + ((drawn && drawn.offset) || 0) + 9 * 3600000)
    .toISOString()
    .slice(0, 10);
  const thisMonth = today.slice(0, 7);
  let asked = new URLSearchParams(location.search).get('month') || '';
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asked)) asked = thisMonth;

  /** What this very build has drawn for this very student. */
  function drawnBefore() {
    try {
      const found = JSON.parse(kept(NAME));
      const student = (kept('academy-student.student') || '').split('\n')[0];
      if (found && student && found.student === student && found.build === data.app) return found;
      localStorage.removeItem(NAME);
    } catch {
      // Not what was written, or nowhere to write.
    }
    return null;
  }

  /** On a screen of the same kind; of another month nothing is left. */
  function isToBeShown() {
    if (!drawn) return false;
    if (drawn.month !== thisMonth) return localStorage.removeItem(NAME);
    return asked === thisMonth && drawn.wide === matchMedia('(width > 900px)').matches;
  }

  function lastSeen(place) {
    for (const name in drawn.root)
      document.documentElement.style.setProperty(name, drawn.root[name]);
    place.innerHTML = drawn.html;
    place.dataset.drawn = '';
    place.querySelectorAll('[data-mixed]').forEach(function (box) {
      box.indeterminate = true;
    });
    if (drawn.day !== today)
      place.querySelectorAll('[data-today]').forEach(function (day) {
        day.removeAttribute('data-today');
      });
  }

  function shell(place) {
    place.append(document.getElementById('month-shell').content.cloneNode(true));
    const named = new Date(asked + '-01T00:00:00Z');
    const parts = new Intl.DateTimeFormat('ko', { year: 'numeric', month: 'long', timeZone: 'UTC' })
      .format(named)
      .split(' ');
    const heading = place.querySelector('h2');
    heading.firstChild.textContent = parts[0] + ' ';
    heading.lastChild.textContent = parts[1];
    (kept('academy.student.features-off') || '').split(' ').forEach(function (feature) {
      const link = feature && place.querySelector('[data-feature="' + feature + '"]');
      if (link) link.parentElement.remove();
    });
  }

  function paint(root) {
    const place = document.createElement('div');
    place.setAttribute('inert', '');
    place.hidden = true;
    place.setAttribute('aria-hidden', 'true');
    (isToBeShown() ? lastSeen : shell)(place);
    root.append(place);
    // The app's own styles, in their order: behind those that the document names.
    data.app.split(' ').forEach(function (name) {
      if (!name.endsWith('.css')) return;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = name;
      link.addEventListener('load', function () {
        place.hidden = false;
      });
      document.head.append(link);
    });
  }

  new MutationObserver(function (_, observer) {
    const root = document.getElementById('root');
    if (!root) return;
    observer.disconnect();
    paint(root);
  }).observe(document, { childList: true, subtree: true });
})(document.currentScript.dataset);
