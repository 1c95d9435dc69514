import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** What live regions of the page say from now on, each text as it comes. */
export const hear = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const announcements: string[] = (window.announcements = []);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        // What goes is not said.
        if (type === 'childList' && addedNodes.length === 0) continue;
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[aria-live], [role="status"], [role="alert"]');
        // An alert is heard as it comes.
        if (!region)
          for (const each of addedNodes)
            if (each instanceof Element)
              for (const alert of [each, ...each.querySelectorAll('*')])
                if (alert.getAttribute('role') === 'alert') announcements.push(alert.textContent ?? '');
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const text = [...(addedNodes.length > 0 ? addedNodes : [target])]
          .map((each) => each.textContent ?? '')
          .join('');
        if (text.trim() !== '') announcements.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announcements ?? []);
};
