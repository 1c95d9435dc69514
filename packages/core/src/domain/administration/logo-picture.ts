/** A picture without anything but what it shows (specification §branding). */
export interface Logo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Bytes that its pixels have once they are inflated; null where they are not. */
  readonly inflated: number | null;
}

/** One after the other. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
