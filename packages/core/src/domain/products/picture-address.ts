/** Host of a picture that has an address of its own; null for the name of a file under the image host. */
export const pictureHost = (picture: string): string | null =>
  /^https:\/\/([^\s/?#@\\]+)\//.exec(picture.toLowerCase())?.[1] ?? null;

/**
 * Where a picture is fetched from, `side` pixels wide and high, padded (specification §pictures); one with an address of its own is as it
 * is there.
 */
export const pictureAddress = (imageHost: string, picture: string, side: number): string =>
  pictureHost(picture) === null ? `${imageHost}/w_${side},h_${side},c_pad/PIM/${encodeURIComponent(picture)}` : picture;
