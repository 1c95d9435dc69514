import { money, type Money } from '../domain/money/money.ts';
import { unitPrice, type UnitPrice } from '../domain/money/unit-price.ts';

/** An amount of so many pence. */
export const pence = (minor: number): Money => money(minor, 'GBP');

/** An amount of so many minor units that names no currency: the account's own. */
export const ownMoney = (minor: number): Money => money(minor, '');

/** A price of so many pence for one. */
export const penceEach = (minor: number): UnitPrice => unitPrice(minor, 'GBP');
