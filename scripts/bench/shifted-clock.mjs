import { readFileSync } from 'node:fs';

/*
 * Loaded before a program (`node --import`), it lets the program's clock stand as many milliseconds off as the file of `CLOCK_FILE` says, also while it
 * runs. Timers go on as they would after a real jump.
 */
const RealDate = Date;
const offset = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
let shift = offset();
setInterval(() => (shift = offset()), 100).unref();
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + shift]));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
