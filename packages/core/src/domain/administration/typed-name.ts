/** Whether somebody typed the name of what is to go: blanks around it and its case do not matter (specification §administration). */
export const isTyped = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase();
