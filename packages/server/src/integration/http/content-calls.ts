import { calls } from '@connect/contract/calls';
import { ok } from '@connect/core/domain/result';
import { dayOf } from '../../calendar.ts';
import type { Serve } from '../../http/serve.ts';
import { nameOf } from '../../staff/application/profile.ts';
import type { ContentEditing } from '../application/edit-content.ts';

/** Banners and help articles, looked after by administrators (specification §shown-content). */
export const serveContentCalls = (
  serve: Serve,
  { content, now }: { readonly content: ContentEditing; readonly now: () => Date },
): void => {
  serve(calls.portalContent, async () => {
    const [banners, articles] = await Promise.all([content.all('banners'), content.all('help-articles')]);
    return ok({ today: dayOf(now()), banners, articles });
  });
  serve(calls.writeBanner, ({ body: { banner, was }, user }) =>
    content.write(nameOf(user), { kind: 'banners', record: banner }, was),
  );
  serve(calls.removeBanner, ({ body: { was, typed } }) => content.remove('banners', was, { name: was.image, typed }));
  serve(calls.writeArticle, ({ body: { article, was }, user }) =>
    content.write(nameOf(user), { kind: 'help-articles', record: article }, was),
  );
  serve(calls.removeArticle, ({ body: { was, typed } }) =>
    content.remove('help-articles', was, { name: was.title, typed }),
  );
};
