// Runs before the first paint: puts the stored scheme, or else the system's, on <html>, and the frame that the page will have.
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

  // The build says which pages have a frame of their own, and which are open to all.
  var root = document.documentElement.dataset;
  if (root.bare === undefined) return;
  var signedIn = false;
  try {
    signedIn = localStorage.getItem('jwt') !== null;
  } catch {
    // Nobody is signed in yet.
  }
  var isPage = function (pattern) {
    return new RegExp(pattern).test(location.pathname);
  };
  root.frame = isPage(root.bare) || !(signedIn || isPage(root.open)) ? 'bare' : 'portal';
})();
