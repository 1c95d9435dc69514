import type { Supplier } from '../supplier.ts';
import { colours } from './sheet.ts';

/** The two colours of papers, on white and on the dark rail: the supplier's own, else those that they were built with. */
export const mainOf = ({ brand }: Supplier): string => brand?.colours.main ?? colours.brand;
export const accentOf = ({ brand }: Supplier): string => brand?.colours.accent ?? colours.hivis;
