/** Puts the stored scheme, or else the system's, on <html>, now and whenever it changes. */
export const followScheme = (stored: () => string | null): void => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const scheme = stored();
    const dark = scheme === 'dark' || (scheme !== 'light' && system.matches);
    document.documentElement.dataset['scheme'] = dark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  // Another tab changed it, or the account menu of this one did.
  addEventListener('storage', apply);
};
