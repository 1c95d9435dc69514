import { register } from 'node:module';

// For servers that tests start, as `node --import …/cheap-passwords.js …/main.js`: they sign in a thousand times. A server that is
// started without it cannot be made to hash like this.
const cheap = JSON.stringify(new URL('./password-cost.js', import.meta.url).href);
const hook = `export const resolve = (specifier, context, next) =>
  next(specifier.endsWith('/password-cost.js') ? ${cheap} : specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
