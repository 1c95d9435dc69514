import { staffPositions, type StaffPosition } from '@connect/core/domain/access/staff';

/** Which claim of a sign-in provider says what somebody is, and by which of its values. */
export interface StaffClaim {
  /** Such as `groups`. */
  readonly claim: string;
  readonly values: Readonly<Partial<Record<StaffPosition, string>>>;
}

/**
 * What a claim says that somebody is: its value, or one of them where it has several, is that of a position. Of several positions the one that
 * may most, so the last in their order. Null for nothing of it, whatever the provider sends.
 */
export const claimedPosition = (claimed: unknown, { values }: StaffClaim): StaffPosition | null => {
  const all: readonly unknown[] = Array.isArray(claimed) ? claimed : [claimed];
  return (
    staffPositions.findLast((position) => values[position] !== undefined && all.includes(values[position])) ?? null
  );
};
