import { Secret, TOTP } from 'otpauth';

/** What authenticators take for granted: other values are ignored by some of them. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A code is good for this many steps before and after its own: clocks differ, and typing takes time. */
const tolerance = 1;

/** Number of the 30 seconds a moment lies in, counted from 1970. */
export const stepAt = (moment: Date): number => TOTP.counter({ period: settings.period, timestamp: moment.getTime() });

/** 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries to an authenticator, which shows the portal's name beside the email. */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...settings, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The six digits of a step. */
export const codeOfStep = (secret: string, step: number): string =>
  TOTP.generate({ ...settings, secret: Secret.fromBase32(secret), timestamp: step * settings.period * 1000 });

/**
 * The step whose code this is: at most one from now, and later than `lastStep`, the one used last. Null when there is none. The
 * earliest of them, so that a code used by mistake for another's takes no later code with it.
 */
export const stepOfCode = (
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null => {
  const current = stepAt(now);
  for (let step = Math.max(current - tolerance, lastStep + 1); step <= current + tolerance; step++)
    if (codeOfStep(secret, step) === code) return step;
  return null;
};
