import { messagePlaces } from './message-form.ts';

/** Whether a message has braces that are neither a value nor a plural as they are written here (specification §own-texts). */
export const hasStrayBraces = (message: string): boolean => /[{}]/.test(message.replaceAll(messagePlaces, ''));
