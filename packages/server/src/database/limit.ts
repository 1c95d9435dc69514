import { money, type Money } from '@connect/core/domain/money/money';

/** A limit as the database has it; null for none. */
export const limitOf = (minor: number | null, currency: string): Money | null =>
  minor === null ? null : money(minor, currency);
