/** A sign-in of staff that has left for their provider. */
export interface PendingStaffLogin {
  /** What the provider's answer must repeat: nobody else knows it. */
  readonly state: string;
  /** Where they wanted to; null for the dashboard. */
  readonly returnTo: string | null;
}

/** The sign-in of staff that this tab has sent out, or that sent this tab out; a later one takes its place. */
export interface StaffLogins {
  keep(pending: PendingStaffLogin): void;
  /** Takes it up, once; null when there is none. */
  take(): PendingStaffLogin | null;
}
