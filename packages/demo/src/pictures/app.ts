import { Hono, type Context } from 'hono';
import { refuse } from '../refusal.ts';
import { makeBannerPicture } from './banners.ts';
import { padded, productPicture, svgOf } from './products.ts';
import type { Typeface } from './typeface.ts';

const largest = 1000;

const svgHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // What is drawn here stays a picture when it is opened as a page of its own.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

const nosniff = { 'X-Content-Type-Options': 'nosniff' };
const notFound = (context: Context): Response =>
  refuse(context, 404, { code: 'not_found', message: 'There is no such image.' }, nosniff);

/** The frame a transform such as `w_50,h_50,c_pad` asks for; null when it is none, or out of bounds. */
const frameOf = (transform: string): { width: number; height: number } | null => {
  const [, width, height] = /^w_(\d{1,4}),h_(\d{1,4}),c_pad$/.exec(transform) ?? [];
  const frame = { width: Number(width), height: Number(height) };
  return [frame.width, frame.height].every((side) => side >= 1 && side <= largest) ? frame : null;
};

/**
 * The image service: product pictures under `/PIM/{filename}`, the same scaled and padded to a size under
 * `/w_{1-1000},h_{1-1000},c_pad/PIM/{filename}` (specification §pictures), and the dashboard's banners under `/banners/{filename}`.
 * A transform it does not know is 400, a picture it does not have 404.
 */
export const createPicturesApp = (type: Typeface): Hono => {
  const app = new Hono();
  const bannerPicture = makeBannerPicture(type);
  app.get('/PIM/:filename', (context) => {
    const picture = productPicture(context.req.param('filename'));
    return picture ? context.body(svgOf(picture), 200, svgHeaders) : notFound(context);
  });
  app.get('/banners/:filename', (context) => {
    const banner = bannerPicture(context.req.param('filename'));
    return banner ? context.body(banner, 200, svgHeaders) : notFound(context);
  });
  app.get('/:transform/PIM/:filename', (context) => {
    const frame = frameOf(context.req.param('transform'));
    if (!frame) {
      const message = `The transform must be w_{width},h_{height},c_pad with sides of 1 to ${largest}.`;
      return refuse(context, 400, { code: 'bad_transform', message }, nosniff);
    }
    const picture = productPicture(context.req.param('filename'));
    return picture ? context.body(padded(picture, frame), 200, svgHeaders) : notFound(context);
  });
  app.notFound(notFound);
  return app;
};
