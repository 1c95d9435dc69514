/** What each screen of the area is handed. */
export interface AdminScreenProps {
  /** The user may no longer administer the portal. */
  readonly onForbidden: () => void;
}
