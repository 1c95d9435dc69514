// What the answers to a form need and its page paints without: the machine of the button, and the words for what the server refuses.
export { startAuthButton } from '@connect/machines/start-auth-button';
export { fieldText, serverText } from '../../i18n/server-message.ts';
