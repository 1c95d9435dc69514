import type { Page } from '@playwright/test';

interface HeldAnswer {
  /** How often the call was made. */
  asked(): number;
  give(): void;
}

/** Answers a call only when told to, as a server that takes its time. Its time is the page's clock, which it stops. */
export const heldAnswer = async (
  page: Page,
  url: string,
  answer: { readonly status?: number; readonly json: object },
): Promise<HeldAnswer> => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  let asked = 0;
  await page.route(url, async (route) => {
    asked += 1;
    await given;
    await route.fulfill(answer);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  return { asked: () => asked, give };
};
