// Runs before the first paint: puts the stored scheme, or else the system's, on <html>.
(function () {
  var system = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    var stored = null;
    try {
      stored = localStorage.getItem('scheme');
    } catch {
      // Blocked storage: the system decides.
    }
    var dark = stored === 'dark' || (stored !== 'light' && system.matches);
    document.documentElement.dataset.scheme = dark ? 'dark' : 'light';
  }
  apply();
  system.addEventListener('change', apply);
  // Another tab changed it, or the account menu of this one did.
  addEventListener('storage', apply);
  addEventListener('connect:scheme', apply);
})();
