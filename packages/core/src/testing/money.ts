import { money, type Money } from '../domain/money/money.ts';
import { unitPrice, type UnitPrice } from '../domain/money/unit-price.ts';

/** An amount of so many pence. */
export const pence = (minor: number): Money => money(minor, 'GBP');

/** A price of so many pence for one. */
export const penceEach = (minor: number): UnitPrice => unitPrice(minor, 'GBP');
