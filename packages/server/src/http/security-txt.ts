import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { Hono } from 'hono';
import type { Environment } from './environment.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** So long is a text good, which is made anew each time it is asked for. */
const good = 180 * millisecondsOfDay;

/** Where whoever found a weakness tells of it (RFC 9116); nowhere where there is no email. `publicUrl` is the portal's origin, if the settings say it. */
export const createSecurityTxt = (parts: {
  readonly email: () => Promise<string | null>;
  readonly publicUrl: string | null;
  readonly now: () => Date;
}): Hono<Environment> => {
  const app = new Hono<Environment>();
  app.get(securityTxtPath, async (context, next) => {
    context.env.trace.route = securityTxtPath;
    const email = await parts.email();
    if (email === null) return next();
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(parts.now().getTime() + good).toISOString()}`,
      'Preferred-Languages: en, de, fr, it, pl',
      ...(parts.publicUrl === null ? [] : [`Canonical: ${parts.publicUrl}${securityTxtPath}`]),
    ];
    return context.text(`${lines.join('\n')}\n`);
  });
  return app;
};
