// What the answers to a form need and its page paints without: the machine of the button, and the words for what the server refuses.
export { startAuthButton } from '../../machines/start-auth-button.ts';
export { fieldText, serverText } from '../../i18n/server-message.ts';
