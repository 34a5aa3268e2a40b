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
