/** The remainder of a number of any length by 97 (specification §supplier-identity). */
const modulo97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Whether it is an IBAN (ISO 13616), in capitals and without spaces: its two check digits find every digit typed wrong, and two exchanged. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) &&
  modulo97((text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) === 1;
