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

// On every address but the login's and the device's at the door the app's files begin to come here; the build names them.
(function (names) {
  if (!names || /^\/(admin-login|kiosk)\/?$/.test(location.pathname)) return;
  names.split(' ').forEach(function (name) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(name) ? 'preload' : 'modulepreload';
    link.as = link.rel === 'preload' ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = name;
    document.head.append(link);
  });
})(document.currentScript.dataset.app);
