/** The DPD site's search with a tracking number; its plain address where that is none a number can be added to. */
export const dpdLink = (site: string, trackingNumber: string): string => {
  if (!URL.canParse(site)) return site;
  const url = new URL(site);
  url.searchParams.set('reference', trackingNumber);
  return url.href;
};
