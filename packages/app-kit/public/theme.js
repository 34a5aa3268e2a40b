// Applies the theme chosen on this device before anything is painted. Without a choice the system decides (tokens.css).
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') return;
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.content = theme === 'dark' ? '#101318' : '#ffffff';
    });
  } catch {
    // A browser that stores nothing follows the system.
  }
})();

// The app's files begin to come here, on every address but the ones that need none; the build names both.
(function (data) {
  if (!data.app || new RegExp(data.but).test(location.pathname)) return;
  data.app.split(' ').forEach(function (name) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(name) ? 'preload' : 'modulepreload';
    link.as = link.rel === 'preload' ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = name;
    document.head.append(link);
  });
})(document.currentScript.dataset);
