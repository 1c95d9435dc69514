/** The portal cannot be reached, or takes nothing of this sender: what to do is part of it. */
export class PortalRefused extends Error {
  override readonly name = 'PortalRefused';
  /** Which of the records that were sent it is about, counted from 0; null where it is about none. */
  readonly at: number | null;

  constructor(message: string, at: number | null = null) {
    super(message);
    this.at = at;
  }
}
