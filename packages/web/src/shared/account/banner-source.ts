/** Where the picture of a banner is: its address, or its file under the host of pictures. */
export const bannerSource = (image: string, imageHost: string): string =>
  /^(https?:)?\//.test(image) ? image : `${imageHost}/${image}`;
