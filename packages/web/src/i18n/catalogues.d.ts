declare module 'virtual:english-messages' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
